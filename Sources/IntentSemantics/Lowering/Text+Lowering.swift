internal import IntentModel
internal import SourceDiagnostics

extension LocalizedTextEntry {
  /// The text, or nil where there is an ID only or the text is empty: the two mean the same.
  var lowered: LocalizedText? {
    guard let text = text?.value, !text.isEmpty else { return nil }
    return LocalizedText(text: text, id: id?.value)
  }

  /// The sentence with its tokens checked against a scope, or nil where there is no text.
  func loweredFormat(in scope: TokenScope, _ context: inout LoweringContext) -> FormatText? {
    guard let text, !text.value.isEmpty else { return nil }
    let format = FormatString(parsing: text.value)
    scope.check(format, of: text, in: &context)
    return FormatText(format: format, id: id?.value)
  }
}
