import IntentSemantics
import SiriKitBackend
import SiriKitInterface
import SwiftCode
import TestSupport
import Testing

@Suite("Generated code compiles")
struct CompilationTests {
  /// The options of the back end with the mode and arguments under which its output must compile.
  private static let variations: [(options: SiriKitOptions, mode: SwiftLanguageMode, arguments: [String])] = [
    (SiriKitOptions(), .five, []),
    (SiriKitOptions(), .six, []),
    (SiriKitOptions(access: .internal, usesSendableCompletions: true), .six, []),
    (
      SiriKitOptions(access: .package, isNonisolated: true), .six,
      ["-package-name", "Generated", "-default-isolation", "MainActor"]
    ),
  ]

  /// What the compiler says about the back end's output.
  private func report(
    on program: IntentProgram, _ options: SiriKitOptions = SiriKitOptions(), in mode: SwiftLanguageMode,
    _ arguments: [String] = []
  ) throws -> CompilerReport {
    let backend = SiriKitBackend(options: options)
    let units = backend.units(of: program)
    let sources = units.map {
      SwiftSource(
        name: SiriKitBackend.fileName(of: $0.name),
        text: String(decoding: backend.render($0, in: program), as: UTF8.self))
    }
    return try TypeChecker().check(sources, expecting: units.map(\.name), in: mode, furtherArguments: arguments)
  }

  @Test("for every type of value, alone and in arrays, with every option", arguments: variations.indices)
  func valueTypes(variation: Int) throws {
    let (options, mode, arguments) = Self.variations[variation]
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
    #expect(try report(on: program, options, in: mode, arguments).isClean)
  }

  /// Words that Swift reserves, of which no two differ only in the case of their first letter, and which no inherited
  /// member bears.
  private static let words = """
    associatedtype deinit enum extension func import inout let operator precedencegroup protocol struct subscript
    typealias var fileprivate internal private public static defer if guard do repeat else for in while return break
    continue fallthrough switch case default where catch throw as false is nil rethrows super true try throws async
    await any some each Type borrowing sending isolated nonisolated unsafe intentResponse
    """.split { $0.isWhitespace }.map(String.init)

  @Test("with names that Swift reserves", arguments: SwiftLanguageMode.allCases)
  func reservedWords(mode: SwiftLanguageMode) throws {
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
    #expect(try report(on: program, in: mode).isClean)
  }

  @Test("only if it is right: planted errors are found")
  func plantedErrors() throws {
    let missing = ValueType.object(TypeReference(name: "Gnome", className: "Gnome"))
    let program = Sample.program(intents: [Sample.intent(parameters: [Sample.parameter("gnome", missing)])])
    #expect(try report(on: program, in: .six).isRefusal(saying: "cannot find type 'Gnome'"))
    let sound = Sample.program(intents: [
      Sample.intent(responseParameters: [Sample.responseParameter("plant", .string)])
    ])
    #expect(try report(on: sound, in: .six).isClean)
    // The reason for the option: such a module claims the classes for the main actor.
    #expect(
      try report(on: sound, in: .six, ["-default-isolation", "MainActor"])
        .isRefusal(saying: "different actor isolation"))
  }
}
