import IntentSemantics
import SwiftCode

extension IntentStructure {
  /// What is said at the end of a kind: the spoken text in full, the printed one beside it.
  func dialog(
    of code: ResponseCode, tokens: [FormatToken: TokenValue], record: inout MigrationRecord
  ) -> Expression {
    guard let spoken = code.text, let printed = code.conciseText, spoken.format != printed.format else {
      guard let text = code.texts.first else {
        return dialog(
          FormatText(format: FormatString(segments: [.literal(UsualWords.done)])), .response, nil, tokens: [:],
          record: &record)
      }
      return dialog(text, .response, nil, tokens: tokens, record: &record)
    }
    func resource(_ text: FormatText) -> Expression {
      record.sentence(text, place(.response), options, lookup: .whenSaid) { tokens[$0] ?? .insertion("") }
    }
    return .call(
      .name("IntentDialog"), [Argument("full", resource(spoken)), Argument("supporting", resource(printed))])
  }
}
