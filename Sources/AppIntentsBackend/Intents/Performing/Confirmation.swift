import IntentSemantics
import SwiftCode

/// The statements that ask whether the work is to be done.
///
/// For example: `try await requestConfirmation(actionName: .order, dialog: "Order Soup?")`
struct Confirmation {
  /// The structure.
  let structure: IntentStructure

  /// The verbs that App Intents have an action name for.
  private static let verbs: Set<String> = [
    "Do", "View", "Get", "Run", "Set", "Add", "Open", "Create", "Request", "Send", "Search", "Order", "Post", "Start",
    "Go", "Book", "Download", "Buy", "StartNavigation", "Share", "Find", "Filter", "Toggle", "CheckIn",
  ]

  /// The statements.
  func statements(record: inout MigrationRecord) -> [Statement] {
    statements(asking: question(record: &record))
  }

  /// The statements that ask a question, where the system can; older ones ask in their own words.
  func statements(asking question: Expression) -> [Statement] {
    let request = request(asking: question)
    guard !structure.options.has(.iOS18) else { return [request] }
    return [
      .if(
        [.available(SystemVersion.iOS18.names(on: SystemVersion.System.allCases))], [request], else: [self.request([])])
    ]
  }

  /// What is asked where nothing else is: the title as a question.
  func question(record: inout MigrationRecord) -> Expression {
    let title = structure.intent.title
    let question = Question.asking(title.text)
    if !structure.options.has(.iOS18) {
      structure.remark(
        .changed, nil, "INIntentUserConfirmationRequired",
        "before iOS 18 the system asks in words of its own, and the question is not said", &record,
        hint: "'--target iOS18.0' has it asked always")
    }
    if question != title.text {
      structure.remark(
        .added, nil, "INIntentUserConfirmationRequired",
        title.id == nil
          ? "the question is made of the title and has no translation yet"
          : "the question and its translations are made of the title, to be read again", quoting: question, &record)
    }
    return record.question(title, structure.place(.dialog), structure.options).dialog
  }

  /// The statement that asks a question.
  private func request(asking question: Expression) -> Statement {
    let verb = structure.intent.verb
    let name =
      Self.verbs.contains(verb)
      ? [Argument("actionName", .implicitMember(verb.withLowercasedFirstLetter))] : []
    let snippet = SnippetStructure(of: structure)?.confirmation.map { [Argument("snippetIntent", $0)] } ?? []
    return request(name + [Argument("dialog", question)] + snippet)
  }

  private func request(_ arguments: [Argument]) -> Statement {
    .expression(.try(.await(.call(.name("requestConfirmation"), arguments))))
  }
}
