package import Foundation

/// A definition of the folder `Definitions`.
package struct SampleDefinition: Sendable, Hashable, CustomStringConvertible {
  /// The path from the root of the repository, for example `Definitions/Home/Home.intentdefinition`.
  package let path: String

  /// The file name without suffix, for example `Home`; it is unique among the definitions without faults.
  package var stem: String { String((path.split(separator: "/").last ?? "").dropLast(Self.suffix.count)) }

  /// The file on this machine.
  package var url: URL { RepositoryLayout.root.appending(path: path, directoryHint: .notDirectory) }

  package var description: String { stem }

  /// The bytes of the file.
  ///
  /// - Throws: The file system's error.
  package func contents() throws -> Data { try Data(contentsOf: url) }

  /// The definitions without faults, sorted by path.
  package static let valid = all.filter { !$0.path.hasPrefix(invalidFolder) }

  /// The definitions with one fault each, sorted by path.
  package static let invalid = all.filter { $0.path.hasPrefix(invalidFolder) }

  /// The definitions without faults that have these stems; all for `nil`.
  ///
  /// - Throws: An error if there is no definition of a name.
  package static func samples(named stems: [String]?) throws -> [SampleDefinition] {
    guard let stems else { return valid }
    return try stems.map { stem in
      guard let sample = valid.first(where: { $0.stem == stem }) else { throw UnknownSample(stem: stem) }
      return sample
    }
  }

  private struct UnknownSample: Error {
    let stem: String
  }

  private static let suffix = ".intentdefinition"
  private static let invalidFolder = "Definitions/Invalid/"

  private static let all = FileTree.paths(in: RepositoryLayout.definitions)
    .filter { $0.hasSuffix(suffix) }
    .map { SampleDefinition(path: "Definitions/\($0)") }
}
