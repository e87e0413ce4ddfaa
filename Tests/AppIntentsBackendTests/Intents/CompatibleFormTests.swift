import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("An intent in the compatible form")
struct CompatibleFormTests {
  @Test("is what Xcode's converter makes of it, byte for byte")
  func example() throws {
    #expect(
      try IntentFixture.code(hull, .compatible) == """
        import Foundation
        import AppIntents

        @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
        struct PaintHull: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
            static let intentClassName = "PaintHullIntent"

            static var title: LocalizedStringResource = "Paint Hull"
            static var description = IntentDescription("Orders new paint.")

            @Parameter(title: "Finish", default: .gloss)
            var finish: FinishAppEnum?

            @Parameter(title: "Colour")
            var colour: String?

            @Parameter(title: "Coats", default: 2)
            var coats: Int?

            static var parameterSummary: some ParameterSummary {
                When(\\.$finish, .equalTo, .matt) {
                    Summary("Paint \\(\\.$finish) in \\(\\.$colour) with \\(\\.$coats) coats")
                } otherwise: {
                    Summary("Paint \\(\\.$finish) in \\(\\.$colour)")
                }
            }

            static var predictionConfiguration: some IntentPredictionConfiguration {
                IntentPrediction(parameters: (\\.$finish, \\.$colour)) { finish, colour in
                    DisplayRepresentation(
                        title: "Paint \\(finish!) in \\(colour!)",
                        subtitle: ""
                    )
                }
            }

            func perform() async throws -> some IntentResult & ReturnsValue<String> {
                // TODO: Move the work of the old handler here.
                return .result(value: String())
            }
        }

        @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
        fileprivate extension IntentDialog {
            static var coatsParameterPrompt: Self {
                "How many coats?"
            }
            static func responseFailureColourGone(colour: String) -> Self {
                "No more \\(colour)."
            }
        }

        """)
  }

  @Test("has no variables that Swift 6 refuses where that is wanted")
  func swift6() throws {
    let code = try IntentFixture.code(hull, MigrationOptions(form: .compatible, languageMode: .swift6))
    #expect(code.contains("static let title: LocalizedStringResource = \"Paint Hull\""))
    #expect(code.contains("static let description = IntentDescription(\"Orders new paint.\")"))
    #expect(!code.contains("static var title"))
  }

  @Test("has one case for all children of a value")
  func casesOnce() throws {
    let intent = IntentFixture.intent(
      parameters: [
        finish, child("a", "matt"), child("b", "matt"), child("c", "raw"),
      ],
      managed: [
        IntentFixture.combination(["finish", "a", "b"], "Matt ${a} ${b}"),
        IntentFixture.combination(["finish", "c"], "Raw ${c}"), IntentFixture.combination(["finish"], "Any"),
      ])
    let code = try IntentFixture.code(intent, .compatible)
    #expect(
      code.contains(
        """
                Switch(\\.$finish) {
                    Case(.matt) {
                        Summary("Matt \\(\\.$a) \\(\\.$b)") {
                            \\.$finish
                        }
                    }
                    Case(.raw) {
                        Summary("Raw \\(\\.$c)") {
                            \\.$finish
                        }
                    }
                    DefaultCase {
                        Summary("Any") {
                            \\.$finish
                        }
                    }
                }

        """))
  }

  @Test("has no suggestions without parameters")
  func predictions() throws {
    let code = try IntentFixture.code(
      IntentFixture.intent(suggested: [IntentFixture.combination([], "Paint")]), .compatible)
    #expect(!code.contains("redict"))
  }

  @Test("has suggestions by falling number of parameters, the title of the intent where there is no other")
  func predictionOrder() throws {
    let intent = IntentFixture.intent(
      parameters: [IntentFixture.parameter("a", isArray: true), IntentFixture.parameter("b")],
      suggested: [
        IntentFixture.combination([], nil), IntentFixture.combination(["b"], "${b}", subtitle: "Now"),
        IntentFixture.combination(["b", "a"], "${a} ${b}"),
      ])
    let code = try IntentFixture.code(intent, .compatible)
    #expect(
      code.contains(
        """
                IntentPrediction(parameters: (\\.$b, \\.$a)) { b, a in
                    DisplayRepresentation(
                        title: "\\(a!, format: .list(type: .and)) \\(b!)",
                        subtitle: ""
                    )
                }
                IntentPrediction(parameters: (\\.$b)) { b in
                    DisplayRepresentation(
                        title: "\\(b!)",
                        subtitle: "Now"
                    )
                }
                IntentPrediction(displayRepresentation: {
                    DisplayRepresentation(
                        title: "Paint Hull",
                        subtitle: ""
                    )
                })

        """))
  }

  @Test("says values of every kind in a way that compiles")
  func dialogs() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter(
          "wet", .boolean,
          options: .boolean(
            BooleanOptions(trueName: LocalizedText(text: "wet"), falseName: LocalizedText(text: "dry"))),
          prompts: [
            IntentFixture.prompt("Confirmation", "${wet}?"),
            IntentFixture.prompt("DisambiguationIntroduction", "${count} like ${wet}"),
          ], reasons: [IntentFixture.reason("tooWet", "${displayName}: ${wet}")])
      ],
      response: Response(
        parameters: [
          IntentFixture.value("day", .dateComponents), IntentFixture.value("page", .url),
          IntentFixture.value("time", .timeInterval),
        ],
        codes: [IntentFixture.code("success", isSuccess: true, "${day} ${page} ${time}")]))
    let code = try IntentFixture.code(intent, .compatible)
    #expect(
      code.contains(
        """
        fileprivate extension IntentDialog {
            static func wetParameterDisambiguationIntro(count: Int, wet: Bool) -> Self {
                "\\(count) like \\(wet ? String(localized: "wet") : String(localized: "dry"))"
            }
            static func wetParameterConfirmation(wet: Bool) -> Self {
                "\\(wet ? String(localized: "wet") : String(localized: "dry"))?"
            }
            static func wetParameterTooWet(wet: Bool) -> Self {
                "Wet: \\(wet ? String(localized: "wet") : String(localized: "dry"))"
            }
        """))
    #expect(
      code.contains(
        """
                "\\(Calendar.current.date(from: day) ?? .now, format: .dateTime) \\(page.absoluteString) \\(time, format: \
        .measurement(width: .wide))"

        """))
  }

  @Test(
    "has a placeholder of the type of the output that compiles",
    arguments: [
      (ValueType.string, true, "ReturnsValue<[String]>", "return .result(value: [String]())"),
      (.integer, false, "ReturnsValue<Int>", "return .result(value: Int())"),
      (.object(IntentFixture.pier), true, "ReturnsValue<[PierAppEntity]>", "return .result(value: [PierAppEntity]())"),
      (
        .object(IntentFixture.pier), false, "ReturnsValue<PierAppEntity>",
        "let value: PierAppEntity = try MigrationGap.value()\n        return .result(value: value)"
      ),
      (
        .url, false, "ReturnsValue<URL>",
        "let value: URL = try MigrationGap.value()\n        return .result(value: value)"
      ),
    ])
  func placeholders(type: ValueType, isArray: Bool, result: String, body: String) throws {
    let intent = IntentFixture.intent(
      response: Response(parameters: [IntentFixture.value("out", type, isArray: isArray)], output: "out"))
    let code = try IntentFixture.code(intent, .compatible)
    #expect(code.contains("func perform() async throws -> some IntentResult & \(result) {"))
    #expect(code.contains(body))
    let gap = try IntentFixture.files([intent], .compatible)["MigrationGap.swift"]
    #expect((gap != nil) == body.contains("MigrationGap"))
  }

  @Test("has an empty summary in a widget, which exists from iOS 17 on; its dialogs do before")
  func widget() throws {
    let intent = IntentFixture.intent(
      parameters: [
        finish, IntentFixture.parameter("a", prompts: [IntentFixture.prompt("Primary", "Which?")]), child("b", "matt"),
      ], isConfigurable: false, isWidget: true)
    let file = try IntentFixture.file(intent, .compatible)
    let code = String(decoding: file.render(), as: UTF8.self)
    #expect(
      code.contains(
        """
        @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
        struct PaintHull: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        """))
    #expect(code.contains("        Summary()\n"))
    #expect(
      code.contains(
        "@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)\nfileprivate extension IntentDialog {"))
    #expect(
      file.record.remarks.contains {
        $0.verdict == .lost && $0.element == "PaintHull.b" && $0.subject == "INIntentParameterRelationship"
      })
  }

  private let finish = IntentFixture.parameter(
    "finish", .enumeration(IntentFixture.finish), options: .enumeration(defaultValue: "gloss"))

  private func child(_ name: String, _ value: String) -> Parameter {
    IntentFixture.parameter(
      name, if: Relationship(parent: "finish", condition: .enumerationEquals(value)))
  }

  /// The intent of the format's documentation.
  private var hull: Intent {
    IntentFixture.intent(
      parameters: [
        finish, IntentFixture.parameter("colour"),
        IntentFixture.parameter(
          "coats", .integer, options: .number(NumberOptions(defaultValue: .integer(2))),
          prompts: [IntentFixture.prompt("Primary", "How many coats?")],
          if: Relationship(parent: "finish", condition: .enumerationEquals("matt"))),
      ],
      managed: [
        IntentFixture.combination(["finish", "colour"], "Paint ${finish} in ${colour}"),
        IntentFixture.combination(
          ["finish", "colour", "coats"], "Paint ${finish} in ${colour} with ${coats} coats"),
      ],
      suggested: [IntentFixture.combination(["finish", "colour"], "Paint ${finish} in ${colour}")],
      response: Response(
        parameters: [IntentFixture.value("order"), IntentFixture.value("colour")],
        codes: [
          IntentFixture.code("success", isSuccess: true), IntentFixture.code("failure"),
          IntentFixture.code("failureColourGone", "No more ${colour}."),
        ], output: "order"))
  }
}
