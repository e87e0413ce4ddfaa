import IntentCompiler
import IntentSemantics
import MigrationSupport
import TestSupport
import Testing

@Suite("What takes the place of intents of the system compiles")
struct SystemIntentOutputTests {
  /// The intents that something takes the place of, and of those with several schemas, each with one of them in turn.
  private static func wishes(_ turn: Int) -> [(className: String, wish: String)] {
    SystemIntentCatalogue.all.compactMap { intent in
      let names = intent.counterpart.names
      guard intent.counterpart.kind == .schema, !names.isEmpty else { return nil }
      return (intent.className, "'\(names[turn % names.count].drop { $0 == "." })'")
    }
  }

  @Test("for the target that has every schema", arguments: [0, 1], SwiftLanguageMode.allCases)
  func schemas(turn: Int, mode: SwiftLanguageMode) throws {
    let wishes = Self.wishes(turn)
    let sources = try sources(wishes, target: "27.0", mode)
    let adopted = sources.count { $0.text.contains("\n@AppIntent(schema: .") }
    #expect(adopted == wishes.count && adopted > 15)
    #expect(try AppIntentsChecker().check(sources, in: mode).isClean)
    #expect(try AppIntentsChecker().unavailable(in: sources, on: "27.0") == [])
  }

  @Test("where the target has a protocol", arguments: ["16.0", "17.0"])
  func protocols(target: String) throws {
    let classes =
      ["INStartWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent"]
      + (target == "16.0" ? [] : ["INPlayMediaIntent"])
    let sources = try sources(classes.map { ($0, "true") }, target: target, .six)
    #expect(sources.count { $0.text.contains("Written by intentc for what 'IN") } == classes.count)
    #expect(try AppIntentsChecker().check(sources, in: .six).isClean)
    #expect(try AppIntentsChecker().unavailable(in: sources, on: target) == [])
  }

  @Test("and a schema that there is not is refused")
  func refuses() throws {
    let sources = try sources([("INCreateNoteIntent", "true")], target: "27.0", .six).map { source in
      SwiftSource(name: source.name, text: source.text.replacing("(schema: .notes.", with: "(schema: .notebooks."))
    }
    #expect(try AppIntentsChecker().check(sources, in: .six).isRefusal(saying: "no member 'notebooks'"))
  }

  private func sources(
    _ wishes: [(className: String, wish: String)], target: String, _ mode: SwiftLanguageMode
  ) throws -> [SwiftSource] {
    let text = wishes.map { "\($0.className): \($0.wish)" }.joined(separator: ", ")
    let configuration = DefinitionSource(
      path: "intentc.json", bytes: [UInt8]("{ migrate: { systemIntents: { \(text) } } }".utf8))
    let result = Compiler().migration(
      of: try MigrationGroup.single("Orders").definitions,
      options: try MigrationVariation(.modern, target, mode).options(), configuration: configuration)
    #expect(!result.report.hasErrors, "\(result.report.rendered(as: .line))")
    return result.files.map(SwiftSource.init(_:))
  }
}
