import IntentSemantics
import SwiftCode

extension IntentStructure {
  /// A sentence that is said as a dialog: a literal or, with a key of its own, an initialiser call.
  func dialog(
    _ text: FormatText, _ role: TextRole, _ parameter: String?, tokens: [FormatToken: TokenValue],
    record: inout MigrationRecord
  ) -> Expression {
    record.sentence(text, place(role, parameter), options, lookup: .whenSaid) { tokens[$0] ?? .insertion("") }.dialog
  }

  /// What stands for the words that the system fills into a reason: they never change.
  func wordTokens(of parameter: Parameter) -> [FormatToken: TokenValue] {
    var words: [String: String] = [:]
    switch parameter.options {
    case .number(let number):
      words["minimumValue"] = number.minimum?.description
      words["maximumValue"] = number.maximum?.description
    case .timeInterval(let interval):
      words["minimumValue"] = interval.minimum?.description
      words["maximumValue"] = interval.maximum?.description
    default:
      break
    }
    var tokens = Dictionary(uniqueKeysWithValues: words.map { (FormatToken(name: $0), TokenValue.insertion($1)) })
    tokens[FormatToken(name: "displayName")] = .insertion(
      parameter.displayName?.text ?? parameter.name, id: parameter.displayName?.id)
    // The name of a parameter stands for its value.
    return tokens.filter { token, _ in !intent.parameters.contains { $0.name == token.name } }
  }

  /// Whether the sentence of a reason names a bound that the definition leaves open.
  func lacksBound(_ reason: UnsupportedReason, of parameter: Parameter) -> Bool {
    let words = wordTokens(of: parameter)
    return reason.text?.format.tokens.contains { token in
      ["minimumValue", "maximumValue"].contains(token.name) && words[token] == nil
        && sourceAmongParameters(token).owner == .nothing
    } ?? false
  }
}
