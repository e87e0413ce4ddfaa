import DefinitionComparison
import Foundation
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

/// Definitions as property lists.
enum ReadDefinitions {
  /// Those of the repository without faults, and the published ones that can be read, smallest first.
  static let all: [PropertyListTree] = (samples + published).sorted { $0.source.bytes.count < $1.source.bytes.count }

  /// Those of the repository without faults.
  static let samples = SampleDefinition.valid.compactMap { tree($0.path, try? $0.contents()) }

  /// The published ones.
  static let published = Corpus.definitions.compactMap { tree($0.path, try? $0.contents()) }

  /// A sample of the repository by its stem.
  static func sample(_ stem: String) throws -> PropertyListTree {
    try #require(samples.first { $0.source.stem == stem })
  }

  /// The tree of bytes; nil where they are no definition.
  static func tree(_ path: String, _ data: Data?) -> PropertyListTree? {
    guard let data else { return nil }
    var diagnostics = DiagnosticEngine()
    let tree = PropertyListReader().read(SourceFile(path: path, bytes: Array(data)), diagnostics: &diagnostics)
    return tree.flatMap { $0.root["INIntents"] == nil ? nil : $0 }
  }

  /// The tree of a text that has to be a property list.
  static func tree(_ text: String) throws -> PropertyListTree {
    var diagnostics = DiagnosticEngine()
    let source = SourceFile(path: "Test.intentdefinition", bytes: Array(text.utf8))
    return try #require(PropertyListReader().read(source, diagnostics: &diagnostics))
  }
}

extension Comment {
  /// Which file a failure is about.
  static func of(_ tree: PropertyListTree) -> Comment { Comment(rawValue: tree.source.path) }
}
