import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The static properties of an intent in the modern form")
struct ModernStaticsTests {
  @Test(
    "say the category as a word",
    arguments: [
      ("generic", nil, nil), ("checkIn", nil, "Check In"), ("information", nil, "Information"), ("", nil, nil),
      ("order", "Boats", "Boats"), ("generic", "Boats", "Boats"),
    ])
  func category(category: String, option: String?, word: String?) throws {
    let code = try IntentFixture.code(
      IntentFixture.intent(category: category), MigrationOptions(category: option))
    let end = word.map { ", categoryName: \"\($0)\")" } ?? ")"
    #expect(
      code.contains("    static let description: IntentDescription? = IntentDescription(\"Orders new paint.\"\(end)\n"))
  }

  @Test("have no description where there is none, which is said")
  func noDescription() throws {
    let file = try IntentFixture.file(IntentFixture.intent(category: "order", summary: nil))
    #expect(!text(file).contains("description"))
    #expect(
      file.record.remarks.contains { $0.verdict == .open && $0.subject == "INIntentDescription" })
  }

  @Test("stand in their order, as constants")
  func order() throws {
    let code = try IntentFixture.code(
      IntentFixture.intent(
        managed: [IntentFixture.combination([], inBackground: false)], restriction: 1, isConfigurable: false),
      .modern(.iOS26))
    #expect(
      code.hasPrefix(
        """
        import AppIntents

        struct PaintHull: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "PaintHullIntent"
            static let title: LocalizedStringResource = "Paint Hull"
            static let description: IntentDescription? = IntentDescription("Orders new paint.")
            static let isDiscoverable = false
            static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
            static let supportedModes: IntentModes = .foreground

            static var parameterSummary: some ParameterSummary {

        """))
  }

  @Test(
    "say how the user must be known",
    arguments: [
      (0, nil), (1, ".requiresAuthentication"), (2, ".requiresLocalDeviceAuthentication"),
      (3, ".requiresLocalDeviceAuthentication"),
    ])
  func authentication(restriction: Int, policy: String?) throws {
    let code = try IntentFixture.code(IntentFixture.intent(restriction: restriction))
    #expect(
      code.contains("authenticationPolicy: IntentAuthenticationPolicy = ") == (policy != nil)
        && code.contains(policy ?? "PaintHull"))
  }

  @Test(
    "say whether the app is opened, in the old and in the new way",
    arguments: [
      ([true, true], nil, nil), ([], nil, nil), ([false, false], "true", ".foreground"),
      ([true, false], "false", "[.background, .foreground(.dynamic)]"),
    ])
  func execution(inBackground: [Bool], opens: String?, modes: String?) throws {
    let intent = IntentFixture.intent(
      managed: inBackground.enumerated().map {
        IntentFixture.combination([String($0.offset)], inBackground: $0.element)
      })
    for target in [SystemVersion.iOS16, .iOS18] {
      let code = try IntentFixture.code(intent, .modern(target))
      guard let opens, let modes else {
        #expect(!code.contains("openAppWhenRun") && !code.contains("supportedModes"))
        continue
      }
      #expect(
        code.contains(
          """
              static let openAppWhenRun = \(opens)

              #if compiler(>=6.2)
              @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
              static var supportedModes: IntentModes { \(modes) }
              #endif

          """))
    }
    let code = try IntentFixture.code(intent, .modern(.iOS26))
    #expect(!code.contains("openAppWhenRun"))
    #expect(code.contains("static let supportedModes: IntentModes = ") == (modes != nil))
    #expect(code.contains(modes ?? ""))
  }

  @Test("let the work go on in the app where that is wanted and the system can")
  func continuation() throws {
    func code(_ target: SystemVersion) throws -> String {
      try IntentFixture.code(IntentFixture.intent(), MigrationOptions(target: target, continuesInApp: true))
    }
    #expect(try !code(.iOS16).contains("ForegroundContinuableIntent"))
    let before = try code(.iOS16Minor4)
    #expect(before.contains("CustomIntentMigratedAppIntent, ForegroundContinuableIntent {"))
    #expect(before.contains("`throw needsToContinueInForegroundError()`"))
    let since = try code(.iOS26)
    #expect(!since.contains("ForegroundContinuableIntent"))
    #expect(since.contains("supportedModes: IntentModes = [.background, .foreground(.dynamic)]"))
    #expect(since.contains("`try await continueInForeground(alwaysConfirm: false)`"))
    // The settings of a widget are in an extension, where that protocol is missing.
    let widget = try IntentFixture.code(
      IntentFixture.intent(isWidget: true), MigrationOptions(target: .iOS18, continuesInApp: true))
    #expect(!widget.contains("InForeground") && !widget.contains("ForegroundContinuableIntent"))
  }

  @Test("say that an action is out of date, from iOS 17 on")
  func deprecation() throws {
    let intent = IntentFixture.intent(isDeprecated: true)
    let file = try IntentFixture.file(intent, .modern(.iOS17))
    #expect(text(file).contains("CustomIntentMigratedAppIntent, DeprecatedAppIntent {"))
    #expect(
      text(file).contains(
        """
            static var deprecation: IntentDeprecation<Never> {
                IntentDeprecation(message: "This action is out of date.")
            }

        """))
    let before = try IntentFixture.file(intent, .modern(.iOS16))
    #expect(!text(before).contains("eprecat"))
    #expect(before.record.remarks.contains { $0.verdict == .lost && $0.subject == "INIntentDeprecated" })
    let replaced = try IntentFixture.code(
      IntentFixture.intent(), MigrationOptions(target: .iOS17, surfaces: .of("PaintHull") { $0.replacement = "Paint" }))
    #expect(replaced.contains("static var deprecation: IntentDeprecation<Paint> {"))
    #expect(
      replaced.contains(
        "IntentDeprecation(message: \"This action has been replaced.\", replacedBy: Paint.self)"))
  }

  @Test("can be used elsewhere, and so can the structure be made there")
  func access() throws {
    let code = try IntentFixture.code(IntentFixture.intent(), MigrationOptions(access: .public))
    #expect(code.contains("public struct PaintHull: AppIntent"))
    #expect(code.contains("    public static let title: LocalizedStringResource"))
    #expect(code.contains("    public init() {\n    }\n"))
    #expect(code.contains("    public func perform() async throws -> some IntentResult {"))
    #expect(try !IntentFixture.code(IntentFixture.intent()).contains("init()"))
  }
}

@Suite("What the modern form has on request")
struct ModernOptionTests {
  @Test("are suggestions, with the image of the intent")
  func predictions() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter("pier", .object(IntentFixture.pier)), IntentFixture.parameter("coats", .integer),
      ],
      suggested: [
        IntentFixture.combination(["pier"], "At ${pier.harbour}, ${pier.depth} deep"),
        IntentFixture.combination(["pier", "coats"], "${coats} ${lost}"),
      ], image: "Brush")
    #expect(try !IntentFixture.code(intent).contains("redict"))
    let file = try IntentFixture.file(intent, MigrationOptions(writesPredictions: true))
    #expect(text(file).contains("CustomIntentMigratedAppIntent, PredictableIntent {"))
    #expect(
      text(file).contains(
        """
                IntentPrediction(parameters: (\\.$pier, \\.$coats)) { pier, coats in
                    DisplayRepresentation(
                        title: "\\(coats!) ",
                        subtitle: "",
                        image: DisplayRepresentation.Image(named: "Brush")
                    )
                }
                IntentPrediction(parameters: \\.$pier) { pier in
                    DisplayRepresentation(
                        title: "At \\(pier!.harbour ?? ""), \\(pier!) deep",
                        subtitle: "",
                        image: DisplayRepresentation.Image(named: "Brush")
                    )
                }

        """))
    #expect(file.record.texts.contains { $0.key == "At %@, %@ deep" && $0.role == .prediction })
    let remarks = file.record.remarks.filter { $0.subject == "INIntentParameterCombinations" }
    #expect(remarks.map(\.verdict) == [.leftOut, .changed])
  }

  @Test("are fifteen suggestions at most, each for fifteen parameters")
  func manyPredictions() throws {
    let parameters = (0..<17).map { IntentFixture.parameter("p\($0)") }
    let suggested = (0...16).map { count in
      IntentFixture.combination(parameters.prefix(count).map(\.name), "Take \(count)")
    }
    let file = try IntentFixture.file(
      IntentFixture.intent(parameters: parameters, suggested: suggested), MigrationOptions(writesPredictions: true))
    #expect(text(file).matches(of: #/IntentPrediction\(/#).count == 15)
    #expect(text(file).contains("\"Take 15\"") && text(file).contains("\"Take 1\""))
    #expect(file.record.remarks.filter { $0.subject == "INIntentParameterCombinations" }.count == 2)
  }

  @Test("are all dialogs, with whole lists in those of the response")
  func dialogs() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter("crew", isArray: true, prompts: [IntentFixture.prompt("Confirmation", "${crew}?")])
      ],
      response: Response(
        parameters: [IntentFixture.value("crew", isArray: true)],
        codes: [IntentFixture.code("failure", "Not ${crew}.")]))
    #expect(
      try IntentFixture.code(intent, MigrationOptions(writesDialogs: true)).hasSuffix(
        """
        fileprivate extension IntentDialog {
            static func crewParameterConfirmation(crew: String) -> Self {
                "\\(crew)?"
            }
            static func responseFailure(crew: [String]) -> Self {
                "Not \\(crew, format: .list(type: .and))."
            }
        }

        """))
  }
}

@Suite("The settings of a widget in the modern form")
struct ModernWidgetTests {
  @Test("have a summary, and no work to do")
  func members() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter("finish", .enumeration(IntentFixture.finish)),
        IntentFixture.parameter(
          "coats", .integer, if: Relationship(parent: "finish", condition: .enumerationEquals("matt"))),
      ], response: Response(codes: [IntentFixture.code("success", isSuccess: true, "Done")]), keyParameter: "finish",
      isConfigurable: false, isWidget: true)
    let file = try IntentFixture.file(intent, .modern(.iOS17))
    #expect(
      text(file).contains(
        """
        @available(tvOS, unavailable)
        struct PaintHull: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        """))
    #expect(
      text(file).contains(
        """
                When(\\.$finish, .equalTo, .matt) {
                    Summary {
                        \\.$finish
                        \\.$coats
                    }
                } otherwise: {
                    Summary {
                        \\.$finish
                    }
                }
            }
        }

        """))
    #expect(text(file).contains("static let isDiscoverable = false"))
    #expect(file.record.remarks.contains { $0.verdict == .leftOut && $0.subject == "INIntentResponse" })
  }

  @Test("name the enumeration where a parameter always has a value")
  func required() throws {
    let intent = IntentFixture.intent(
      parameters: [
        IntentFixture.parameter(
          "finish", .enumeration(IntentFixture.finish), options: .enumeration(defaultValue: "gloss")),
        IntentFixture.parameter("a", if: Relationship(parent: "finish", condition: .enumerationEquals("matt"))),
        IntentFixture.parameter("b", if: Relationship(parent: "finish", condition: .enumerationEquals("raw"))),
        IntentFixture.parameter("c", if: Relationship(parent: "finish", condition: .hasAnyValue)),
      ], isConfigurable: false, isWidget: true)
    let code = try IntentFixture.code(intent, MigrationOptions(target: .iOS17, requiresWidgetParameters: true))
    #expect(code.contains("    var finish: FinishAppEnum\n"))
    #expect(
      code.contains(
        """
                Switch(\\.$finish) {
                    Case(FinishAppEnum.matt) {
                        Summary {
                            \\.$finish
                            \\.$a
                            \\.$c
                        }
                    }
                    Case(FinishAppEnum.raw) {

        """))
    #expect(!code.contains("hasAnyValue"))
  }

  @Test("need iOS 17, whatever the target")
  func availability() throws {
    let intent = IntentFixture.intent(isConfigurable: false, isWidget: true)
    for target in [SystemVersion.iOS16, .iOS16Minor4] {
      #expect(
        try IntentFixture.code(intent, .modern(target)).contains(
          "@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)\n@available(tvOS, unavailable)\nstruct PaintHull"))
    }
  }

  @Test("do the work of an action where they are one too")
  func configurable() throws {
    let intent = IntentFixture.intent(
      response: Response(codes: [IntentFixture.code("failure", "No.")]), isConfigurable: true, isWidget: true)
    let code = try IntentFixture.code(intent)
    #expect(code.contains("func perform()"))
    #expect(!code.contains("isDiscoverable"))
    #expect(
      code.contains(
        "@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)\n@available(tvOS, unavailable)\nenum PaintHullError"))
  }
}

/// The code of a file.
func text(_ file: MigratedFile) -> String { String(decoding: file.render(), as: UTF8.self) }
