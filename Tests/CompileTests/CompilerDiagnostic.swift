/// One message of the Swift compiler.
struct CompilerDiagnostic: Sendable, Equatable, CustomStringConvertible {
  /// How bad it is; remarks do not occur in what the tests ask for.
  enum Severity: String, Sendable {
    case error, warning, note
  }

  /// The file as the compiler was told its name.
  let file: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1, in UTF-8 bytes.
  let column: Int
  let severity: Severity
  let message: String

  var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

extension CompilerDiagnostic {
  /// Reads a line such as `File.swift:3:7: error: text`; `nil` for every other line.
  init?(line text: Substring) {
    let form = #/^(.+?):([0-9]+)(?::([0-9]+))?: (error|warning|note): (.*)$/#
    guard
      let match = text.wholeMatch(of: form),
      let line = Int(match.2),
      let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: line, column: match.3.flatMap { Int($0) } ?? 0, severity: severity,
      message: String(match.5))
  }
}
