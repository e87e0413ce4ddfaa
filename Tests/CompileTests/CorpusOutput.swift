import IntentCompiler
import MigrationSupport
import TestSupport

/// What the compiler makes of a published definition.
struct CorpusOutput: Sendable, CustomStringConvertible {
  let definition: CorpusDefinition
  let sources: [SwiftSource]
  /// The types that the files declare.
  let types: [String]

  /// The path alone, because a test of many outputs names its case after all of them.
  var description: String { definition.path }

  private init?(_ definition: CorpusDefinition) {
    guard let source = try? Self.source(definition) else { return nil }
    let result = Compiler().compile([source])
    guard !result.files.isEmpty else { return nil }
    self.definition = definition
    sources = result.files.map(SwiftSource.init(_:))
    types = sources.flatMap(\.declaredTypes)
  }

  /// The definition for the compiler.
  ///
  /// - Throws: The file system's error.
  func source() throws -> DefinitionSource { try Self.source(definition) }

  private static func source(_ definition: CorpusDefinition) throws -> DefinitionSource {
    DefinitionSource(path: definition.path, bytes: [UInt8](try definition.contents()))
  }

  /// What is around the handlers of several definitions in one module.
  ///
  /// - Throws: The file system's error.
  static func extensionSources(of group: [CorpusOutput], options: ScaffoldOptions) throws -> [SwiftSource] {
    var options = options
    options.parts = Set(ScaffoldOptions.Part.allCases)
    let result = Compiler().extensionFiles(for: try group.map { try $0.source() }, options: options)
    return result.files.filter { $0.name.hasSuffix(".swift") }.map(SwiftSource.init(_:))
  }

  /// What takes note of the answers of handlers where actions ask them, and stands in the module of the classes.
  ///
  /// The actions themselves are compiled with the classes of the portable flavour, over another Foundation; this is what
  /// depends on the classes of Apple's systems: it has their names, and overrides their methods.
  ///
  /// - Throws: The file system's error.
  static func recordingSources(of group: [CorpusOutput]) throws -> [SwiftSource] {
    let classes = try group.reduce(into: [:]) { classes, output in
      classes.merge(try output.recordingClasses()) { first, _ in first }
    }
    guard !classes.isEmpty else { return [] }
    let noting = """
      import CoreLocation
      import Foundation
      import Intents

      enum BridgeOutcome {
        case needsValue, notRequired, unsupported(reason: Int), success(Any), disambiguation([Any])
        case confirmationRequired(Any?)
      }

      extension INIntentResolutionResult {
        func recording(_ outcome: BridgeOutcome) -> Self { self }
      }

      """
    return [
      SwiftSource(
        name: "SiriKitBridgeResults.swift",
        text: noting + classes.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n\n"))
    ]
  }

  /// The classes that take note of answers, by name; made once.
  private func recordingClasses() throws -> [String: String] {
    try Self.recordings.value(for: definition.path) {
      var options = MigrateOptions()
      options.performing = .bridge
      let files = Compiler().migration(of: [try source()], options: options).files
      let text =
        files.first { $0.name == "SiriKitBridgeResults.swift" }
        .map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      let declarations = text.matches(of: #/(?ms)^public class (?<name>\w+): .*?^}$/#)
      return Dictionary(uniqueKeysWithValues: declarations.map { (String($0.name), String($0.0)) })
    }
  }

  private static let recordings = Memo<String, [String: String]>()

  /// The outputs of all definitions that have any.
  static let all = Corpus.definitions.compactMap { CorpusOutput($0) }

  /// The same outputs in few groups, in none of which two of them declare a type of one name.
  ///
  /// Most of the time of a short compilation is spent in its start.
  static let groups: [[CorpusOutput]] = {
    var groups: [(outputs: [CorpusOutput], names: Set<String>)] = []
    for output in all {
      let names = Set(output.types.map { $0.lowercased() })
      if let index = groups.firstIndex(where: { $0.names.isDisjoint(with: names) }) {
        groups[index].outputs.append(output)
        groups[index].names.formUnion(names)
      } else {
        groups.append(([output], names))
      }
    }
    return groups.map(\.outputs)
  }()
}
