import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The work of an intent in the modern form")
struct PerformTests {
  @Test("is a gap that nothing takes for a success")
  func gap() throws {
    let intent = IntentFixture.intent()
    let code = try IntentFixture.code(intent)
    #expect(
      code.contains(
        """
            func perform() async throws -> some IntentResult {
                // TODO: Move the work of `PaintHullIntentHandling` here.
                let _: Void = try MigrationGap.value()
                return .result()
            }

        """))
    let gap = try #require(try IntentFixture.files([intent])["MigrationGap.swift"])
    #expect(gap.owner == .tool)
    #expect(
      text(gap).contains(
        """
        enum MigrationGap: Error {
            case open

            /// A value that the code does not make yet.
            static func value<T>() throws -> T {
                throw MigrationGap.open
            }
        }

        """))
  }

  @Test("asks for the values that the definition has a question for, and for children where they are shown")
  func guards() throws {
    func question(_ text: String) -> [Prompt] { [IntentFixture.prompt("Primary", text)] }
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter(
          "coats", .integer, resolves: true,
          prompts: [IntentFixture.prompt("Configuration", "Coats"), IntentFixture.prompt("Primary", "How many?")]),
        IntentFixture.parameter("colour", resolves: false, prompts: question("Which?")),
        IntentFixture.parameter("drying", resolves: true),
        IntentFixture.parameter("finish", .enumeration(IntentFixture.finish), resolves: true),
        IntentFixture.parameter(
          "extra", resolves: true, prompts: question("Why ${coats} coats of ${colour}?"),
          if: Relationship(parent: "coats", condition: .integerIsGreater(than: 3))),
        IntentFixture.parameter(
          "shade", resolves: true, prompts: question("Which shade?"),
          if: Relationship(parent: "finish", condition: .enumerationEquals("matt"))),
        IntentFixture.parameter(
          "place", resolves: true, prompts: question("${place}?"),
          if: Relationship(parent: "shade", condition: .hasAnyValue)),
      ])
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains(
        """
                guard let coats else {
                    throw $coats.needsValueError("How many?")
                }
                if coats > 3, extra == nil {
                    guard let colour else {
                        throw $extra.needsValueError()
                    }
                    throw $extra.needsValueError("Why \\(coats) coats of \\(colour)?")
                }
                if finish == .matt, shade == nil {
                    throw $shade.needsValueError("Which shade?")
                }
                if finish == .matt, shade != nil, place == nil {
                    throw $place.needsValueError()
                }
                // TODO: Move the work of `PaintHullIntentHandling` here.
                //
                // - Where it needed a value, throw `$drying.needsValueError()`,
                //   `$finish.needsValueError()`.
                _ = coats
        """))
    #expect(
      file.record.remarks.contains {
        $0.element == "PaintHull.place" && $0.subject == "INIntentParameterPromptDialogs"
      })
    #expect(file.record.texts.contains { $0.key == "Why %lld coats of %@?" && $0.role == .dialog })
    #expect(!file.record.texts.contains { $0.key == "%@?" })
  }

  @Test(
    "asks whether it is to be done, in words from iOS 18 on",
    arguments: [("Order", "actionName: .order, "), ("StartNavigation", "actionName: .startNavigation, "), ("Sell", "")])
  func confirmation(verb: String, action: String) throws {
    let intent = IntentFixture.intent(verb: verb, confirms: true)
    #expect(
      try IntentFixture.code(intent, .modern(.iOS17)).contains(
        """
                if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
                    try await requestConfirmation(\(action)dialog: "Paint Hull?")
                } else {
                    try await requestConfirmation()
                }
                // TODO
        """))
    let file = try IntentFixture.file(intent, .modern(.iOS18))
    #expect(
      text(file).contains(
        """
            func perform() async throws -> some IntentResult {
                try await requestConfirmation(\(action)dialog: "Paint Hull?")
                // TODO
        """))
    #expect(file.record.texts.contains { $0.key == "Paint Hull?" })
    func isSilent(_ options: MigrationOptions) throws -> Bool {
      try !IntentFixture.file(intent, options).record.remarks.contains {
        $0.subject == "INIntentUserConfirmationRequired" && $0.verdict == .changed
          && $0.reason.hasPrefix("before iOS 18")
      }
    }
    #expect(try isSilent(.modern(.iOS18)))
    #expect(try !isSilent(.modern(.iOS17)))
  }

  @Test("asks for a value without naming it, and says so where it has no words for that")
  func selfReference() throws {
    func file(_ prompts: [Prompt]) throws -> MigratedFile {
      try IntentFixture.file(
        IntentFixture.intent(parameters: [
          IntentFixture.parameter("pipeline", resolves: true, prompts: prompts)
        ]), .modern(.iOS16))
    }
    func remarks(_ file: MigratedFile) -> [String] {
      file.record.remarks.filter { $0.subject == "INIntentParameterPromptDialogs" }
        .map { "\($0.verdict.rawValue) '\($0.quote ?? "")' \($0.hint ?? "-")" }
    }
    let primary = IntentFixture.prompt("Primary", "Which ${pipeline}?")
    let both = try file([IntentFixture.prompt("Configuration", "Which pipeline?"), primary])
    #expect(text(both).contains("throw $pipeline.needsValueError(\"Which pipeline?\")"))
    #expect(remarks(both) == ["changed 'Which ${pipeline}?' -"])
    let alone = try file([primary])
    #expect(text(alone).contains("throw $pipeline.needsValueError()"))
    #expect(remarks(alone) == ["lost 'Which ${pipeline}?' ask without it in the definition"])
  }

  @Test("says the text of the only success, with values that only the moved work can supply")
  func oneDialog() throws {
    let intent = IntentFixture.intent(
      parameters: [IntentFixture.parameter("value"), IntentFixture.parameter("place")],
      response: Response(
        parameters: [
          IntentFixture.value("berth", isArray: true), IntentFixture.value("pier", .object(IntentFixture.pier)),
          IntentFixture.value("place"), IntentFixture.value("unused"),
        ],
        codes: [
          IntentFixture.code(
            "success", isSuccess: true, "${berth} at ${pier.harbour}, ${pier.depth} deep, ${place}", concise: "${berth}"
          )
        ], output: "berth"))
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains(
        "    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {"))
    #expect(
      text(file).contains(
        """
                let result: [String] = try MigrationGap.value()
                let pierHarbour: String = try MigrationGap.value()
                let pierDepth: Double = try MigrationGap.value()
                let responsePlace: String = try MigrationGap.value()
                return .result(
                    value: result,
                    dialog: IntentDialog(
                        full: "\\(result, format: .list(type: .and)) at \\(pierHarbour), \\(pierDepth) deep, \\(responsePlace)",
                        supporting: "\\(result, format: .list(type: .and))"
                    )
                )

        """))
    #expect(file.record.texts.contains { $0.key == "%@ at %@, %lf deep, %@" && $0.role == .response })
    #expect(
      file.record.remarks.contains {
        $0.verdict == .leftOut && $0.subject == "INIntentResponseParameters" && $0.quote == "unused"
      })
  }

  @Test("says the text of the success that it was")
  func severalDialogs() throws {
    let intent = IntentFixture.intent(
      response: Response(
        parameters: [IntentFixture.value("paid", .boolean), IntentFixture.value("position", .integer)],
        codes: [
          IntentFixture.code("success", isSuccess: true), IntentFixture.code("failure"),
          IntentFixture.code("WaitingList", isSuccess: true, "Number ${position}, ${paid}, ${lost}."),
        ]))
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains(
        """
                let outcome: PaintHullOutcome = try MigrationGap.value()
                return .result(dialog: outcome.dialog)

        """))
    #expect(
      text(file).contains(
        """
        enum PaintHullOutcome {
            case success
            case waitingList(position: Int, paid: Bool, lost: String)

            /// What is said in the end.
            var dialog: IntentDialog {
                switch self {
                case .success:
                    "Done."
                case .waitingList(let position, let paid, let lost):
                    "Number \\(position), \\(paid ? String(localized: "true") : String(localized: "false")), \\(lost)."
                }
            }
        }

        """))
  }

  @Test("imports what the types of its texts come from")
  func imports() throws {
    let intent = IntentFixture.intent(
      response: Response(
        parameters: [IntentFixture.value("place", .placemark)],
        codes: [IntentFixture.code("success", isSuccess: true, "At ${place}.")]))
    #expect(try IntentFixture.code(intent).hasPrefix("import AppIntents\nimport CoreLocation\n"))
    #expect(
      try IntentFixture.code(intent, .compatible).hasPrefix(
        "import Foundation\nimport AppIntents\nimport CoreLocation\n"))
  }

  @Test("says nothing where no success has a text")
  func noDialog() throws {
    let intent = IntentFixture.intent(
      response: Response(codes: [
        IntentFixture.code("success", isSuccess: true), IntentFixture.code("later", isSuccess: true),
        IntentFixture.code("failure", "No."),
      ]))
    let code = try IntentFixture.code(intent)
    #expect(code.contains("func perform() async throws -> some IntentResult {"))
    #expect(!code.contains("Outcome"))
  }

  @Test("has dialogs that are initialiser calls where their keys are IDs")
  func ownKeys() throws {
    let text = FormatText(format: FormatString(parsing: "Done with ${a}."), id: "AbCdEf")
    let intent = IntentFixture.intent(
      response: Response(
        parameters: [IntentFixture.value("a")],
        codes: [ResponseCode(name: "success", isSuccess: true, text: text)]))
    let code = try IntentFixture.code(intent, MigrationOptions(stringKeys: .ids))
    #expect(
      code.contains(
        "dialog: IntentDialog(LocalizedStringResource(\"AbCdEf\", defaultValue: \"Done with \\(a).\"))"))
  }
}

@Suite("The errors of an intent")
struct IntentErrorTests {
  @Test("are its codes without success and its own reasons, each with its text")
  func cases() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter(
          "coats", .integer, title: "Coats", resolves: true,
          options: .number(NumberOptions(minimum: .integer(1), maximum: .integer(5))),
          prompts: [IntentFixture.prompt("Primary", "How many?")],
          reasons: [
            IntentFixture.reason("lessThanMinimumValue", "Too few.", isBuiltIn: true),
            IntentFixture.reason("tooThick", "${displayName}: ${coats} of ${maximumValue}"),
            IntentFixture.reason("odd"),
          ]),
        IntentFixture.parameter("colour", resolves: false, reasons: [IntentFixture.reason("gone", "Gone.")]),
      ],
      response: Response(
        parameters: [IntentFixture.value("day", .dateComponents), IntentFixture.value("depth", .decimal)],
        codes: [
          IntentFixture.code("success", isSuccess: true), IntentFixture.code("failure"),
          IntentFixture.code("Closed", "Closed on ${day} at ${depth}."),
        ]))
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains(
        """
        enum PaintHullError: Error, Equatable, CustomLocalizedStringResourceConvertible {
            case failure
            case closed(day: String, depth: Double)
            case coatsTooThick(coats: Int)
            case coatsOdd

            var localizedStringResource: LocalizedStringResource {
                switch self {
                case .failure:
                    "The action failed."
                case .closed(let day, let depth):
                    "Closed on \\(day) at \\(depth)."
                case .coatsTooThick(let coats):
                    "Coats: \\(coats) of 5"
                case .coatsOdd:
                    "This value can’t be used."
                }
            }
        }

        """))
    #expect(
      text(file).contains(
        """
                // - Where it failed or refused a value, throw an error of `PaintHullError`.
                // - To ask anew after `tooThick`, `throw $coats.needsValueError("Coats: \\(coats) of 5")`.
        """))
    let key = try #require(file.record.texts.first { $0.key == "Coats: %lld of 5" })
    #expect(key.insertions[FormatToken(name: "maximumValue")] == "5")
    let remarks = file.record.remarks.filter { $0.subject == "INIntentParameterUnsupportedReasons" }
    #expect(Set(remarks.map(\.element)) == ["PaintHull.coats", "PaintHull.colour"])
  }

  @Test("are not there in the compatible form")
  func compatible() throws {
    let intent = IntentFixture.intent(response: Response(codes: [IntentFixture.code("failure", "No.")]))
    #expect(try !IntentFixture.code(intent, .compatible).contains("PaintHullError"))
  }
}

@Suite("The questions of an intent")
struct ConversationMethodTests {
  @Test("offer a choice and ask for confirmation in the words of the definition")
  func methods() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter(
          "pier", .object(IntentFixture.pier), isArray: true, resolves: true,
          prompts: [
            IntentFixture.prompt("DisambiguationIntroduction", "${count} like ${pier} for ${boat}."),
            IntentFixture.prompt("Confirmation", "${pier} in ${pier.harbour}?"),
          ]),
        IntentFixture.parameter(
          "finish", .enumeration(IntentFixture.finish), resolves: true,
          prompts: [
            IntentFixture.prompt("DisambiguationSelection", "Which?"),
            IntentFixture.prompt("DisambiguationIntroduction", "There are ${count}."),
          ]),
        IntentFixture.parameter("boat", resolves: false, prompts: [IntentFixture.prompt("Confirmation", "Sure?")]),
      ])
    let file = try IntentFixture.file(intent)
    #expect(
      text(file).contains(
        """
            private func choosePier(among values: [PierAppEntity]) async throws -> PierAppEntity {
                guard let pier, let boat else {
                    return try await $pier.requestDisambiguation(among: values)
                }
                return try await $pier.requestDisambiguation(
                    among: values,
                    dialog: "\\(values.count) like \\(pier, format: .list(type: .and)) for \\(boat)."
                )
            }

            private func confirmPier(_ value: PierAppEntity) async throws -> Bool {
                return try await $pier.requestConfirmation(for: value, dialog: "\\(value) in \\(value.harbour ?? "")?")
            }

            private func chooseFinish(among values: [FinishAppEnum]) async throws -> FinishAppEnum {
                return try await $finish.requestDisambiguation(among: values, dialog: "There are \\(values.count).")
            }
        }

        """))
    #expect(text(file).contains("Ask with `choosePier(among:)`, `confirmPier(_:)`, `chooseFinish(among:)`."))
    #expect(
      file.record.remarks.contains {
        $0.element == "PaintHull.boat" && $0.subject == "INIntentParameterPromptDialogs"
      })
  }
}
