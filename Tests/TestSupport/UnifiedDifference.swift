package import Foundation

/// How two texts differ, in the form of `diff -u`.
package enum UnifiedDifference {
  /// The difference, at most 60 lines of it.
  ///
  /// - Throws: The file system's error.
  package static func text(of name: String, expected: Data, actual: Data) throws -> String {
    guard let diff = ProcessRunner.program(named: "diff") else {
      return "\(name): \(expected.count) bytes expected, \(actual.count) found"
    }
    return try TemporaryDirectory.withDirectory { folder in
      let old = try folder.write(expected, to: "expected")
      let new = try folder.write(actual, to: "actual")
      let outcome = try ProcessRunner(program: diff).run([
        "-u", "-L", "expected/\(name)", "-L", "actual/\(name)", old.path, new.path,
      ])
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix(60).joined(separator: "\n") + (lines.count > 60 ? "\n… \(lines.count - 60) more lines" : "")
    }
  }
}
