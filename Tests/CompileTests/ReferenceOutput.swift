import Foundation
import TestSupport
import Testing

/// The recorded output of one definition with one set of options.
struct ReferenceOutput: Sendable, CustomTestStringConvertible {
  let variation: OutputVariation
  let sample: SampleDefinition

  var testDescription: String { "\(variation.name)/\(sample.stem)" }

  /// The recorded files, sorted by name.
  func sources() throws -> [SwiftSource] {
    let folder = variation.folder.appending(path: sample.stem, directoryHint: .isDirectory)
    return try FileTree.paths(in: folder).map {
      try SwiftSource(contentsOf: folder.appending(path: $0, directoryHint: .notDirectory))
    }
  }

  /// What the compiler has to be told about the module: `package` needs a package.
  var arguments: [String] { variation.access == "package" ? ["-package-name", "generated"] : [] }

  /// Every recorded output for Apple's systems that declares a type; that of a definition of system intents alone does not.
  static func all() throws -> [ReferenceOutput] { try all(flavor: nil) }

  /// Every recorded output of a flavour that declares a type.
  static func all(flavor: String?) throws -> [ReferenceOutput] {
    try OutputVariation.all().filter { $0.flavor == flavor && $0.language == nil }
      .flatMap { variation in try variation.samples().map { ReferenceOutput(variation: variation, sample: $0) } }
      .filter { try $0.sources().contains { !$0.declaredTypes.isEmpty } }
  }

  /// The output of a definition with a set of options; nil where none is recorded.
  static func named(_ sample: String, in variation: String) throws -> ReferenceOutput? {
    try all().first { $0.sample.stem == sample && $0.variation.name == variation }
  }
}
