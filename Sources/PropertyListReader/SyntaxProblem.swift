internal import SourceDiagnostics

/// A fault of the text, found while its bytes are lent to libxml2; the reader makes a diagnostic of it.
struct SyntaxProblem {
  let id: DiagnosticID
  let message: String
  let range: SourceRange
  var hint: String?
  var note: (message: String, range: SourceRange)?
}
