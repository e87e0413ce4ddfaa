internal import SourceDiagnostics

/// A fault of the text at which reading stops; the reader makes a diagnostic of it.
struct JSONProblem: Error {
  /// What is wrong, for the end of a message.
  let reason: String

  /// The bytes that are wrong.
  let range: SourceRange

  /// How to mend it.
  var hint: String?

  /// Changes that mend it without a decision.
  var fixIts: [FixIt]

  /// A fault of the given bytes.
  init(_ reason: String, at range: Range<Int>, hint: String? = nil, fixIts: [FixIt] = []) {
    self.reason = reason
    self.range = SourceRange(range)
    self.hint = hint
    self.fixIts = fixIts
  }
}
