/// One message of the Swift compiler.
package struct CompilerDiagnostic: Sendable, Equatable, CustomStringConvertible {
  /// How bad it is; remarks do not occur in what the tests ask for.
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// The file as the compiler was told its name.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in UTF-8 bytes; 0 where the compiler names none.
  package let column: Int
  /// How bad it is.
  package let severity: Severity
  /// The text behind the severity, without the lines of code that follow it.
  package let message: String

  /// The message in the compiler's own form, in one line.
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

extension CompilerDiagnostic {
  /// Reads a line such as `File.swift:3:7: error: text`; `nil` for every other line.
  package init?(line text: Substring) {
    // Most lines are code, and to match them takes long.
    guard [": error: ", ": warning: ", ": note: "].contains(where: { text.contains($0) }),
      let match = text.wholeMatch(of: Self.form),
      let line = Int(match.2),
      let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: line, column: match.3.flatMap { Int($0) } ?? 0, severity: severity,
      message: String(match.5))
  }

  // To make an expression takes far longer than to match it with a line; nothing changes one that is made.
  nonisolated(unsafe) private static let form =
    #/^(.+?):([0-9]+)(?::([0-9]+))?: (error|warning|note): (.*)$/#
}
