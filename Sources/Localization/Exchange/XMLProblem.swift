internal import SourceDiagnostics

/// Why a text is no XML.
struct XMLProblem: Error {
  let message: String
  let range: SourceRange
  let hint: String?

  init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = SourceRange(range)
    self.hint = hint
  }

  init(_ message: String, at range: SourceRange, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}
