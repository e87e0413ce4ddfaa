import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("A snippet")
struct SnippetTests {
  private static let pier = ValueType.object(IntentFixture.pier)

  private static func intent(
    codes: [ResponseCode], output: String? = "berth", parameters: [Parameter] = [], confirms: Bool = false
  ) -> Intent {
    IntentFixture.intent(
      verb: "Order", parameters: parameters,
      response: Response(
        parameters: [
          IntentFixture.value("berth"), IntentFixture.value("hours", .integer),
          IntentFixture.value("place", pier),
        ], codes: codes, output: output), confirms: confirms)
  }

  private static func files(_ intent: Intent) throws -> [String: String] {
    try IntentFixture.files(
      [intent], MigrationOptions(target: .iOS26, surfaces: .of("PaintHull") { $0.hasSnippet = true })
    ).mapValues { String(decoding: $0.render(), as: UTF8.self) }
  }

  @Test(
    "has no member that would hide a type or method which it uses", arguments: ["Text", "VStack", "String", "body"])
  func hiddenNames(name: String) throws {
    let intent = IntentFixture.intent(
      response: Response(parameters: [IntentFixture.value(name, .integer)], codes: [], output: name))
    let snippet = try #require(try Self.files(intent)["PaintHullSnippet.swift"])
    #expect(snippet.contains("var response\(name.withUppercasedFirstLetter): Int?"))
    #expect(!snippet.contains("var \(name): Int?"))
  }

  @Test("shows the result and what sentences name")
  func structure() throws {
    let files = try Self.files(
      Self.intent(codes: [IntentFixture.code("success", isSuccess: true, "Berth ${berth} in ${hours} hours.")]))
    let snippet = try #require(files["PaintHullSnippet.swift"])
    #expect(snippet.contains("import AppIntents\nimport SwiftUI\n"))
    #expect(
      snippet.contains(
        """
        struct PaintHullSnippet: SnippetIntent {
            static let title: LocalizedStringResource = "Paint Hull"
            static let isDiscoverable = false
            static let persistentIdentifier = "PaintHullSnippet"

            @Parameter(title: "Berth")
            var berth: String?

            @Parameter(title: "Hours")
            var hours: Int?

            init() {
            }

            init(berth: String? = nil, hours: Int? = nil) {
                self.berth = berth
                self.hours = hours
            }

            @MainActor
            func perform() async throws -> some IntentResult & ShowsSnippetView {
        """))
    #expect(snippet.contains("return .result(view: PaintHullSnippetView(berth: berth, hours: hours)"))
    #expect(
      snippet.contains(
        #"""
                    if let hours {
                        LabeledContent {
                            Text(LocalizedStringResource("\(hours)"))
                        } label: {
                            Text(LocalizedStringResource("Hours"))
                        }
                    }
        """#))
    let action = try #require(files["PaintHull.swift"])
    #expect(
      action.contains(
        "func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetIntent {"
      ))
    #expect(action.contains("snippetIntent: PaintHullSnippet(berth: value, hours: hours)"))
  }

  @Test("of several outcomes has what each knows")
  func outcomes() throws {
    let files = try Self.files(
      Self.intent(codes: [
        IntentFixture.code("success", isSuccess: true, "Berth ${berth}."),
        IntentFixture.code("waiting", isSuccess: true, "In ${hours} hours."),
      ]))
    let action = try #require(files["PaintHull.swift"])
    #expect(
      action.contains(
        """
            func snippet(for value: String) -> PaintHullSnippet {
                switch self {
                case .success(let berth):
                    PaintHullSnippet(berth: berth)
                case .waiting(let hours):
                    PaintHullSnippet(berth: value, hours: hours)
                }
            }
        """))
    #expect(action.contains("snippetIntent: outcome.snippet(for: value))"))
  }

  @Test("knows an object that nobody looks up by its words only")
  func words() throws {
    let files = try Self.files(Self.intent(codes: [], output: "place"))
    #expect(files["PaintHullSnippet.swift"]?.contains("var place: String?") == true)
    #expect(files["PaintHull.swift"]?.contains("snippetIntent: PaintHullSnippet(place: value.displayString))") == true)
    let parameter = IntentFixture.parameter("pier", Self.pier)
    let others = try Self.files(Self.intent(codes: [], output: "place", parameters: [parameter]))
    #expect(others["PaintHullSnippet.swift"]?.contains("var place: PierAppEntity?") == true)
  }

  @Test("has the labels of the definition, with the keys of their translations")
  func labels() throws {
    let value = ResponseParameter(
      name: "berth", displayName: LocalizedText(text: "Berth number", id: "bErTh"), tag: 1, type: .string,
      options: .none)
    let intent = IntentFixture.intent(response: Response(parameters: [value], codes: [], output: "berth"))
    let files = try IntentFixture.files(
      [intent], MigrationOptions(target: .iOS26, surfaces: .of("PaintHull") { $0.hasSnippet = true }))
    let record = try #require(files["PaintHullSnippet.swift"]).record
    #expect(record.texts.contains { $0.key == "Berth number" && $0.stringID == "bErTh" })
    // What is only a value has nothing to translate.
    #expect(!record.texts.contains { $0.key.contains("%@") })
    #expect(!record.remarks.contains { $0.reason.contains("has no translation") })
  }

  @Test("shows places, files and the like by their names")
  func readable() throws {
    let kinds: [(String, ValueType, String)] = [
      ("place", .placemark, "place.name ?? \"\""), ("slip", .file, "slip.filename"),
      ("method", .paymentMethod, "method.name ?? \"\""),
      ("fee", .currencyAmount, "fee.amount.formatted(.currency(code: fee.currencyCode))"),
    ]
    for (name, type, text) in kinds {
      let intent = IntentFixture.intent(
        response: Response(parameters: [IntentFixture.value(name, type)], codes: [], output: name))
      let snippet = try #require(try Self.files(intent)["PaintHullSnippet.swift"])
      #expect(snippet.replacing("\n", with: "").contains("\\(\(text))"), "\(snippet)")
    }
  }

  @Test("shows people by their names, which may be in parts")
  func people() throws {
    let intent = IntentFixture.intent(
      response: Response(
        parameters: [IntentFixture.value("guest", .person), IntentFixture.value("name", .person, isArray: true)],
        codes: [IntentFixture.code("success", isSuccess: true, "${guest} with ${name}.")]))
    let snippet = try #require(try Self.files(intent)["PaintHullSnippet.swift"])
    #expect(snippet.contains(#""\(Self.name(of: guest))""#), "\(snippet)")
    #expect(
      snippet.contains(#""\(name.map { Self.name(of: $0) }, format: .list(type: .and))""#), "\(snippet)")
    #expect(
      snippet.contains(
        """
            private static func name(of person: IntentPerson) -> String {
                switch person.name {
                case .displayName(let name):
                    name
                case .components(let name):
                    name.formatted()
                default:
                    ""
                }
            }
        """), "\(snippet)")
    let without = try Self.files(Self.intent(codes: []))["PaintHullSnippet.swift"]
    #expect(without?.contains("IntentPerson") == false)
  }

  @Test("is shown before the work too, with what is known then")
  func confirmation() throws {
    let codes = [IntentFixture.code("success", isSuccess: true, "${berth} at ${pier.harbour}, ${pier}.")]
    let files = try Self.files(
      Self.intent(codes: codes, parameters: [IntentFixture.parameter("pier", Self.pier)], confirms: true))
    let action = try #require(files["PaintHull.swift"])
    #expect(action.contains("requestConfirmation("))
    #expect(action.contains("actionName: .order"))
    #expect(action.contains("snippetIntent: PaintHullSnippet(pierHarbour: self.pier?.harbour, pier: pier)"))
    let without = try Self.files(
      Self.intent(codes: [IntentFixture.code("success", isSuccess: true, "${berth}.")], confirms: true))
    #expect(
      without["PaintHull.swift"]?.contains(
        "try await requestConfirmation(actionName: .order, dialog: \"Paint Hull?\")") == true)
  }

  @Test("is there for all intents with something to show, where all are asked for")
  func all() throws {
    var options = MigrationOptions(target: .iOS26, surfaces: .of("LeavePier") { $0.hasSnippet = false })
    options.writesSnippets = true
    let response = Response(parameters: [IntentFixture.value("berth")], output: "berth")
    let intents = [
      IntentFixture.intent(response: response), IntentFixture.intent("LeavePier", response: response),
      IntentFixture.intent("RingBell"),
    ]
    let names = try IntentFixture.files(intents, options).keys.filter { $0.contains("Snippet") }
    #expect(names.sorted() == ["PaintHullSnippet.swift"])
  }
}
