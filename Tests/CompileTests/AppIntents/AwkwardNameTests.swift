import IntentCompiler
import IntentSemantics
import MigrationSupport
import TestSupport
import Testing

@testable import AppIntentsBackend

@Suite("Names that Swift or App Intents have a use for")
struct AwkwardNameTests {
  /// Words that are keywords somewhere, and names that actions, entities, enumerations and queries have members of.
  private static let names = """
    class default init in self where any async await copy didSet each get none open Protocol Self set some Type unsafe
    willSet yield
    allCases answer caseDisplayRepresentations check defaultQuery description dialog displayRepresentation handler
    hashValue id legacy legacyIntent perform PerformResult rawValue requestConfirmation response result SummaryContent
    title typeDisplayRepresentation value values
    """.split { $0.isWhitespace }.map(String.init)

  /// Names of types that the code uses.
  private static let typeNames = [
    "Calendar", "DisplayRepresentation", "IntentDescription", "LocalizedStringResource", "Measurement", "NSNumber",
    "Sendable", "SiriKitBridge", "String", "URL",
  ]

  /// The names at a position, of those that differ in the first letter only the last.
  ///
  /// An intent, a type or an enumeration makes several files, and no two of them can have one name.
  private static func names(at position: AwkwardDefinition.Position) -> [String] {
    let declared = ["any", "default", "didSet", "legacy", "Protocol", "self", "title", "Type", "willSet"] + typeNames
    func every(third: Int) -> [String] {
      declared.enumerated().filter { $0.offset % 3 == third && $0.element != "SiriKitBridge" }.map(\.element)
    }
    switch position {
    case .intent: return every(third: 0)
    // Queries have associated types of the names behind the others.
    case .type: return every(third: 1) + ["Entity", "Result"]
    case .enumeration: return every(third: 2)
    default:
      let all = names + typeNames
      return all.filter { name in name == all.last { $0.lowercased() == name.lowercased() } }
    }
  }

  /// Names that no code could have, wherever they are refused.
  private static let refused: Set = [
    "class", "copy", "description", "hashValue", "init", "perform", "PerformResult", "requestConfirmation", "self",
    "SummaryContent",
  ]

  /// The definitions with the names that are not refused, and what is refused, by position.
  private static func accepted(
    _ options: MigrateOptions
  ) throws -> (definitions: [DefinitionSource], refused: [AwkwardDefinition.Position: Set<String>]) {
    var names = Dictionary(uniqueKeysWithValues: AwkwardDefinition.Position.allCases.map { ($0, Self.names(at: $0)) })
    var refused: [AwkwardDefinition.Position: Set<String>] = [:]
    while true {
      let definitions = try AwkwardDefinition.Position.allCases.map {
        try AwkwardDefinition(position: $0, names: names[$0] ?? []).source()
      }
      let report = Compiler().migration(of: definitions, options: options).report
      let errors = report.findings.filter { $0.severity == .error }
      guard !errors.isEmpty else { return (definitions, refused) }
      var count = 0
      for position in AwkwardDefinition.Position.allCases {
        let messages = errors.filter { $0.path?.hasPrefix("\(position).") == true }.map(\.message)
        let named = Set(
          (names[position] ?? []).filter { name in
            messages.contains { $0.contains("'\(name)'") || $0.contains("'\(name)Intent'") }
          })
        count += named.count
        refused[position, default: []].formUnion(named)
        names[position]?.removeAll(where: named.contains)
      }
      try #require(count > 0, "\(errors.map(\.message))")
    }
  }

  @Test("are taken as they are, or refused, and give code that compiles", arguments: [false, true])
  func compile(asksHandlers: Bool) throws {
    var options = MigrateOptions()
    options.languageMode = .swift6
    options.performing = asksHandlers ? .bridge : .gap
    options.writesPredictions = true
    let (definitions, refused) = try Self.accepted(options)
    for (position, names) in refused {
      switch position {
      case .value, .code, .reason: #expect(names == [])
      // What is made by its name must not be taken for a member.
      case .intent, .type, .enumeration:
        #expect(names.isSubset(of: Self.typeNames + (asksHandlers ? ["legacy", "self", "title"] : [])), "\(position)")
      default: #expect(names.isSubset(of: Self.refused.union(Self.typeNames)), "\(position)")
      }
    }
    #expect(refused[.parameter]?.contains("DisplayRepresentation") == true)
    let errors = try Self.errors(of: definitions, options)
    #expect(errors == [])
  }

  /// What is wrong with the code of definitions, beside further files.
  private static func errors(
    of definitions: [DefinitionSource], _ options: MigrateOptions, beside files: [SwiftSource] = []
  ) throws -> [CompilerDiagnostic] {
    guard options.performing == .gap else {
      return try AppIntentsChecker().checkBridge(BridgedSources(definitions, options).all + files, in: .five).errors
    }
    let code = Compiler().migration(of: definitions, options: options).files.map(SwiftSource.init(_:))
    try #require(code.count > 5)
    return try AppIntentsChecker().check(code + files, in: .six).errors
  }

  /// Actions that ask handlers use nearly all the types that others do, and more.
  @Test("of any type of the frameworks are those of classes that hide nothing, or refused")
  func types() throws {
    let sample = try #require(try SampleDefinition.samples(named: ["Orders"]).first)
    let declarations = try AppIntentsModules.names.flatMap { try AppIntentsModules.sources(of: $0) }
      .flatMap { $0.text.matches(of: #/\n *public (?:final )?(?:struct|class|enum|protocol|typealias) ([A-Z]\w+)/#) }
    let names = Set(declarations.map { String($0.1) })
    try #require(names.count > 150)
    var options = MigrateOptions()
    options.target = MigrationTarget("iOS26.0")
    options.performing = .bridge
    options.writesSnippets = true
    options.writesPredictions = true
    let definition = DefinitionSource(path: sample.path, bytes: [UInt8](try sample.contents()))
    // No class may have the former; where one has the name of the latter, code has that with its module.
    let refused = HiddenTypeName.all.union(ReservedTypeNames.all).union(["SnippetIntent"])
    let classes = names.subtracting(refused).sorted().map { "final class \($0) {}\n" }.joined()
    let errors = try Self.errors(
      of: [definition], options, beside: [SwiftSource(name: "Classes.swift", text: classes)])
    #expect(errors == [])
  }
}
