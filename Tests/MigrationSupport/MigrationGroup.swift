package import IntentCompiler
package import TestSupport
import Testing

/// Definitions that can be migrated into one module, since no two of them declare a thing of one name.
package struct MigrationGroup: Sendable, CustomTestStringConvertible {
  package private(set) var definitions: [DefinitionSource] = []
  private var names: Set<String> = []
  /// The names of the intents' structures, in their order.
  private(set) var intents: [String] = []
  /// Those of them that have a parameter for people to set, which a control needs.
  private var intentsWithSettings: [String] = []
  /// Those of them that exist on every system, as one that replaces another has to.
  private var ubiquitousIntents: [String] = []

  package var testDescription: String { "\(definitions.count) definitions with \(definitions.first?.path ?? "none")" }

  /// The options of a variation; what has to be asked for intent by intent is asked for all.
  ///
  /// - Throws: An error where the target is none.
  package func options(_ variation: MigrationVariation) throws -> MigrateOptions {
    var options = try variation.options()
    guard variation.isComplete else { return options }
    options.packageName = "Samples"
    guard variation.form == .modern else { return options }
    options.controls = intentsWithSettings
    options.replacements = Dictionary(
      uniqueKeysWithValues: zip(ubiquitousIntents.prefix(3), ubiquitousIntents.dropFirst()))
    return options
  }

  /// What a variation asks for type by type, found once; nil for nothing.
  ///
  /// - Throws: An expectation that failed.
  package func configuration(_ variation: MigrationVariation) throws -> DefinitionSource? {
    guard let query = variation.query else { return nil }
    // What is refused does not depend on the language mode, on words for access or on the module.
    let plain = MigrationVariation(
      variation.form, variation.target, .six, isComplete: variation.isComplete, query: query)
    return try Self.configurations.value(for: Key(definitions: paths, variation: plain)) {
      try TypeWishes(query: query, options: plain.options()).configuration(for: definitions)
    }
  }

  /// The files of a module with all of them, made once for all tests that look at them.
  ///
  /// - Throws: An expectation that failed.
  package func sources(_ variation: MigrationVariation) throws -> [SwiftSource] {
    let result = try Self.results.value(for: Key(definitions: paths, variation: variation)) {
      try Compiler().migration(of: definitions, options: options(variation), configuration: configuration(variation))
    }
    #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
    return result.files.map(SwiftSource.init(_:))
  }

  private struct Key: Hashable {
    let definitions: [String]
    let variation: MigrationVariation
  }

  /// What tells the group from others.
  var paths: [String] { definitions.map(\.path) }

  private static let results = Memo<Key, CompilationResult>()

  private static let configurations = Memo<Key, DefinitionSource>()

  /// The files of a module in which actions ask handlers, with the legacy classes and the handlers as they are scaffolded.
  ///
  /// - Throws: An expectation that failed.
  package func bridgedSources(_ variation: MigrationVariation) throws -> [SwiftSource] {
    let sources = try bridged(variation, .portable)
    return sources.all + sources.handlers
  }

  /// The same with the legacy classes and the handlers for Apple's systems.
  ///
  /// - Throws: An expectation that failed.
  package func bridgedSourcesForApple(_ variation: MigrationVariation) throws -> BridgedSources {
    try bridged(variation, .apple)
  }

  private func bridged(_ variation: MigrationVariation, _ flavor: OutputFlavor) throws -> BridgedSources {
    var options = try options(variation)
    options.performing = .bridge
    return BridgedSources(definitions, options, configuration: try configuration(variation), flavor: flavor)
  }

  /// A module with all of them, and the tests that are written for it.
  ///
  /// - Parameters:
  ///   - variation: How they are migrated.
  ///   - performing: What actions do.
  ///   - resolves: Whether handlers resolve parameters.
  ///   - module: The name of the module.
  /// - Returns: The module and its tests.
  /// - Throws: An expectation that failed.
  package func testedCode(
    _ variation: MigrationVariation, _ performing: MigrateOptions.Performing, resolves: Bool = true, module: String
  ) throws -> TestedCode {
    var options = try options(variation)
    options.performing = performing
    options.letsHandlersResolve = resolves
    let configuration = try configuration(variation)
    let tests = Compiler().migrationTests(
      of: definitions, options: options, configuration: configuration, module: module)
    #expect(!tests.report.hasErrors, "\(tests.report.rendered(as: .line))")
    return TestedCode(
      module: module,
      code: performing == .gap
        ? try sources(variation) : BridgedSources(definitions, options, configuration: configuration).all,
      tests: tests.files.map(SwiftSource.init(_:)))
  }

  /// Few groups of all the definitions that can be migrated.
  ///
  /// Most of the time of a short compilation is spent in its start.
  static func groups(of definitions: [DefinitionSource]) -> [MigrationGroup] {
    var groups: [MigrationGroup] = []
    for definition in definitions {
      let member = members.value(for: Content(path: definition.path, bytes: definition.bytes)) {
        MigrationGroup(definition)
      }
      guard !member.names.isEmpty else { continue }
      let index = groups.firstIndex { $0.names.isDisjoint(with: member.names) } ?? groups.endIndex
      if index == groups.endIndex { groups.append(MigrationGroup()) }
      groups[index].append(member)
    }
    return groups
  }

  /// The groups with a single definition, of which larger ones are made.
  private static let members = Memo<Content, MigrationGroup>()

  private struct Content: Hashable {
    let path: String
    let bytes: [UInt8]
  }

  private init() {}

  /// A group of one definition; it has no names where nothing of it can be migrated.
  private init(_ definition: DefinitionSource) {
    definitions = [definition]
    let files = Compiler().migration(of: [definition]).files
    names = Set(files.map { $0.name.lowercased() }).subtracting(Self.sharedNames)
    guard !names.isEmpty else { return }
    // The generated classes are in the same module while both worlds are there.
    names.formUnion(Compiler().compile([definition]).files.map { $0.name.lowercased() })
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.contains(": AppIntent,") else { continue }
      let name = String(file.name.prefix { $0 != "." })
      intents.append(name)
      if !text.contains("WidgetConfigurationIntent") { ubiquitousIntents.append(name) }
    }
    // Most definitions have settings everywhere: intents are looked at one by one only where one has none.
    intentsWithSettings =
      definition.hasSettings(of: intents) ? intents : intents.filter { definition.hasSettings(of: [$0]) }
  }

  private mutating func append(_ other: MigrationGroup) {
    definitions += other.definitions
    names.formUnion(other.names)
    intents += other.intents
    intentsWithSettings += other.intentsWithSettings
    ubiquitousIntents += other.ubiquitousIntents
  }

  /// The files that a module has once, however many definitions need them.
  private static let sharedNames: Set = [
    "migrationgap.swift", "objectappentity.swift", "objectappentityquery.swift",
  ]

  /// The groups of this repository's definitions.
  package static let samples = groups(
    of: SampleDefinition.valid.compactMap { sample in
      (try? sample.contents()).map { DefinitionSource(path: sample.path, bytes: [UInt8]($0)) }
    })

  /// The groups of this repository's definitions with ways to migrate them: the first, which has most of them, with all ways;
  /// of the others, one with each way and each with at least one, in turn.
  package static func samples<Way>(with ways: [Way]) -> [(MigrationGroup, Way)] {
    let others = Array(samples.dropFirst())
    let turns = others.isEmpty || ways.isEmpty ? 0 : max(ways.count, others.count)
    return samples.prefix(1).flatMap { group in ways.map { (group, $0) } }
      + (0..<turns).map { (others[$0 % others.count], ways[$0 % ways.count]) }
  }

  /// One of this repository's definitions, by its stem: enough to see whether a mistake is found, which is dear in a large
  /// group.
  ///
  /// - Throws: An error if there is none of the name.
  package static func single(_ name: String) throws -> MigrationGroup {
    try singles.value(for: name) {
      let sources = try SampleDefinition.samples(named: [name]).map { sample in
        DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
      }
      return try #require(groups(of: sources).first)
    }
  }

  private static let singles = Memo<String, MigrationGroup>()

  /// The published definitions.
  private static let published = Corpus.definitions.compactMap { definition in
    (try? definition.contents()).map { DefinitionSource(path: definition.path, bytes: [UInt8]($0)) }
  }

  /// The groups of published definitions, of which the first has most of them.
  package static let corpus = groups(of: published)

  /// The groups of published definitions with ways to migrate them: the first with all, any other with one, in turn.
  ///
  /// What only a small group has is seen in any way, and what only a way has is seen in the first group.
  package static func corpus<Way>(with ways: [Way]) -> [(MigrationGroup, Way)] {
    corpus.enumerated().flatMap { index, group in
      (index == 0 ? ways : [ways[index % ways.count]]).map { (group, $0) }
    }
  }

  /// Groups of published definitions with ways to migrate them, where each definition is seen in one way: for what this
  /// repository's own definitions are seen with in every way.
  package static func corpus<Way>(dealtAmong ways: [Way]) -> [(MigrationGroup, Way)] {
    ways.enumerated().flatMap { index, way in
      // Versions of one file stand side by side, and so get different ways.
      groups(of: published.enumerated().filter { $0.offset % ways.count == index }.map(\.element)).map { ($0, way) }
    }
  }
}

extension DefinitionSource {
  /// Whether each of some intents has a parameter that people set.
  fileprivate func hasSettings(of intents: [String]) -> Bool {
    var options = MigrateOptions()
    options.controls = intents
    return !Compiler().migration(of: [self], options: options).report.hasErrors
  }
}
