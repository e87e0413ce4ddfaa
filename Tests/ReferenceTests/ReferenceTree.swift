import Foundation
import TestSupport
import Testing

/// A folder of files that the compiler's output has to equal.
struct ReferenceTree: Sendable {
  /// The variable that makes the tests write the files instead of comparing them.
  static let recordingVariable = "INTENTC_RECORD"

  /// Whether the files are to be written.
  static var isRecording: Bool { ProcessInfo.processInfo.environment[recordingVariable] == "1" }

  /// The name of the folder below `Generated`.
  let name: String

  private var folder: URL { RepositoryLayout.generated.appending(path: name, directoryHint: .isDirectory) }

  /// Compares in both directions: files that are missing, that differ, and that should not be there.
  ///
  /// - Throws: The file system's error.
  func compare(with actual: [String: Data]) throws {
    if Self.isRecording { return try record(actual) }
    let expected = try FileTree.contents(of: folder)
    for path in Set(expected.keys).union(actual.keys).sorted() {
      switch (expected[path], actual[path]) {
      case (let expected?, let actual?):
        guard expected != actual else { continue }
        let difference = try UnifiedDifference.text(of: "\(name)/\(path)", expected: expected, actual: actual)
        Issue.record("Generated/\(name)/\(path) differs; \(Self.advice)\n\(difference)")
      case (nil, _): Issue.record("Generated/\(name)/\(path) is generated and not recorded; \(Self.advice)")
      case (_, nil): Issue.record("Generated/\(name)/\(path) is recorded and not generated; \(Self.advice)")
      }
    }
  }

  private static var advice: String {
    "if that is meant, run '\(recordingVariable)=1 swift test --filter ReferenceTests' and read the changes"
  }

  /// Makes the folder hold these files and no other; files that are right already are not touched.
  private func record(_ actual: [String: Data]) throws {
    let old = try FileTree.contents(of: folder)
    for path in old.keys where actual[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path, directoryHint: .notDirectory))
    }
    for (path, contents) in actual where old[path] != contents {
      let file = folder.appending(path: path, directoryHint: .notDirectory)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file)
    }
  }
}
