import Foundation
import IntentCompiler
import TestSupport

/// A row of the table in `Definitions/Invalid/README.md`.
struct DocumentedFault: Sendable, CustomStringConvertible {
  /// The stem of the definition.
  let name: String
  /// The rule that finds the fault.
  let rule: String
  /// How grave it is.
  let severity: Finding.Severity

  var description: String { name }

  /// The definitions about which the compiler says something else than documented, or nothing.
  ///
  /// A mended one has to be taken out of this list, or its test fails.
  static let knownDisagreements: Set = [
    // An absent title is told as any absent key.
    "missing-title-absent",
    // These are warnings, since the code can be generated without the token.
    "unknown-token-dialog", "unknown-token-property", "unknown-token-reason", "unknown-token-response",
    "unknown-token-summary",
  ]

  /// The rows of the table.
  ///
  /// - Throws: The file system's error.
  static func all() throws -> [DocumentedFault] {
    let file = RepositoryLayout.definitions.appending(path: "Invalid/README.md", directoryHint: .notDirectory)
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      guard let row = line.wholeMatch(of: #/\| `([^`]+)` \| `([^`]+)` \| (.+) \|/#) else { return nil }
      let isWarning = row.3.contains(": a warning")
      return DocumentedFault(name: String(row.1), rule: String(row.2), severity: isWarning ? .warning : .error)
    }
  }
}
