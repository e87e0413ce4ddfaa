package import Foundation

/// One published definition of the corpus.
package struct CorpusDefinition: Sendable, Hashable, CustomStringConvertible {
  /// The path within the corpus' `files` folder, including the mark of an older revision.
  ///
  /// For example: `owner__project/Shared/Intents.intentdefinition@1a2b3c4d`.
  package let path: String
  /// The file on this machine.
  package let url: URL

  /// The start of the commit that this older revision was taken from; `nil` for the newest one.
  package var revision: String? {
    guard let mark = path.range(of: ".intentdefinition@") else { return nil }
    return String(path[mark.upperBound...])
  }

  /// The path, so that a parameterised test names its cases after the files.
  package var description: String { path }

  /// The bytes of the file.
  ///
  /// - Throws: The file system's error.
  package func contents() throws -> Data {
    try Data(contentsOf: url)
  }
}
