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
    let title = structure.intent.title
    let question = Question.asking(title.text)
    if question != title.text {
      structure.remark(
        .added, nil, "INIntentUserConfirmationRequired",
        title.id == nil
          ? "the question is made of the title and has no translation yet"
          : "the question and its translations are made of the title, to be read again", quoting: question, &record)
    }
    let dialog = record.question(title, structure.place(.dialog), structure.options).dialog
    let verb = structure.intent.verb
    let name =
      Self.verbs.contains(verb)
      ? [Argument("actionName", .implicitMember(verb.withLowercasedFirstLetter))] : []
    let request = request(name + [Argument("dialog", dialog)])
    guard !structure.options.has(.iOS18) else { return [request] }
    return [
      .if(
        [.available(SystemVersion.iOS18.names(on: SystemVersion.System.allCases))], [request], else: [self.request([])])
    ]
  }

  private func request(_ arguments: [Argument]) -> Statement {
    .expression(.try(.await(.call(.name("requestConfirmation"), arguments))))
  }
}
