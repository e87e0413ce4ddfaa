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
    let title = structure.intent.title.text
    let question = title.hasSuffix("?") || title.hasSuffix("？") ? title : title + "?"
    structure.remark(
      .added, nil, "INIntentUserConfirmationRequired", "the question is made of the title and has no translation yet",
      quoting: question,
      &record)
    let dialog = structure.dialog(
      FormatText(format: FormatString(segments: [.literal(question)])), .dialog, nil, tokens: [:], record: &record)
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
