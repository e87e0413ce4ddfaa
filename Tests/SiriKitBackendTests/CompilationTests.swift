import IntentSemantics
import SiriKitBackend
import SwiftCode
import Testing

@Suite("Generated code compiles")
struct CompilationTests {
  /// The options of the back end with those of the compiler under which its output must compile.
  private static let variations: [(SiriKitOptions, [String])] = [
    (SiriKitOptions(), ["-swift-version", "5"]),
    (SiriKitOptions(), ["-swift-version", "6"]),
    (SiriKitOptions(access: .internal, usesSendableCompletions: true), ["-swift-version", "6"]),
    (
      SiriKitOptions(access: .package, isNonisolated: true),
      ["-swift-version", "6", "-default-isolation", "MainActor"]
    ),
  ]

  private func problems(
    _ program: IntentProgram, _ arguments: [String], _ options: SiriKitOptions = SiriKitOptions()
  ) throws -> String {
    let backend = SiriKitBackend(options: options)
    let units = backend.units(of: program)
    let sources = Dictionary(uniqueKeysWithValues: units.map { ($0.fileName, backend.render($0, in: program)) })
    return try StandInCompiler.shared.get()
      .problems(in: sources, expecting: units.map(\.name), options: arguments)
  }

  @Test("for every type of value, alone and in arrays, with every option", arguments: variations.indices)
  func valueTypes(variation: Int) throws {
    let (options, arguments) = Self.variations[variation]
    let fields = ValueTypeRow.all.enumerated().flatMap { index, row in
      [false, true].map { (name: "value\(index)\($0 ? "List" : "")", type: row.type, isArray: $0) }
    }
    let intent = Sample.intent(
      parameters: fields.enumerated().map { index, field in
        Sample.parameter(
          field.name, field.type, isArray: field.isArray, resolves: true, isDynamic: true, searches: index % 3 == 0,
          reasons: index % 2 == 0 ? [UnsupportedReason(code: "odd"), UnsupportedReason(code: "even")] : [])
      },
      responseParameters: fields.map { Sample.responseParameter($0.name, $0.type, isArray: $0.isArray) },
      codes: [
        ResponseCode(
          name: "success", text: Sample.sentence(fields.map { "$" + $0.name }.joined(separator: " ")))
      ])
    let program = Sample.program(
      intents: [intent, Sample.intent("Idle", isEligibleForWidgets: true)],
      enumerations: [Sample.enumeration("Kind", className: "SoilKind", values: [("unknown", 0), ("Dry", 3)])],
      types: [
        Sample.type(
          "Plant", className: "GardenPlant",
          properties: fields.map { Sample.property($0.name, $0.type, isArray: $0.isArray) })
      ])
    #expect(try problems(program, arguments, options) == "")
  }

  /// Words that Swift reserves, of which no two differ only in the case of their first letter, and which no inherited
  /// member bears.
  private static let words = """
    associatedtype deinit enum extension func import inout let operator precedencegroup protocol struct subscript
    typealias var fileprivate internal private public static defer if guard do repeat else for in while return break
    continue fallthrough switch case default where catch throw as false is nil rethrows super true try throws async
    await any some each Type borrowing sending isolated nonisolated unsafe intentResponse
    """.split { $0.isWhitespace }.map(String.init)

  @Test("with names that Swift reserves", arguments: ["5", "6"])
  func reservedWords(mode: String) throws {
    let text = ValueType.string
    let codes = Self.words + ["init", "self", "class", "Any", "Self"]
    let program = Sample.program(
      intents: [
        Sample.intent(
          "Speak", parameters: Self.words.map { Sample.parameter($0, text, resolves: true, isDynamic: true) },
          responseParameters: Self.words.map { Sample.responseParameter($0, text) },
          codes: codes.map { ResponseCode(name: $0, text: Sample.sentence("$in $default $intentResponse $\($0)")) }),
        Sample.intent(
          "Shout",
          parameters: [
            Sample.parameter("in", text, resolves: true, reasons: codes.map { UnsupportedReason(code: $0) })
          ]),
      ],
      enumerations: [
        Sample.enumeration(
          "any", values: (Self.words + ["init", "self", "class"]).enumerated().map { ($0.element, $0.offset) })
      ],
      types: [Sample.type("func", properties: Self.words.map { Sample.property($0, text) })])
    #expect(try problems(program, ["-swift-version", mode]) == "")
  }

  @Test("only if it is right: planted errors are found")
  func plantedErrors() throws {
    let missing = ValueType.object(TypeReference(name: "Gnome", className: "Gnome"))
    let program = Sample.program(intents: [Sample.intent(parameters: [Sample.parameter("gnome", missing)])])
    #expect(try problems(program, ["-swift-version", "6"]).contains("cannot find type 'Gnome'"))
    let sound = Sample.program(intents: [
      Sample.intent(responseParameters: [Sample.responseParameter("plant", .string)])
    ])
    #expect(try problems(sound, ["-swift-version", "6"]) == "")
    // The reason for the option: such a module claims the classes for the main actor.
    #expect(
      try problems(sound, ["-swift-version", "6", "-default-isolation", "MainActor"]).contains(
        "different actor isolation"))
  }
}
