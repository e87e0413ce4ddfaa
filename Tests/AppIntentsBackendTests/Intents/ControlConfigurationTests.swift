import IntentSemantics
import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("The settings of a control")
struct ControlConfigurationTests {
  @Test(
    "are a structure of their own, for the systems that have controls",
    arguments: [
      (
        SystemVersion.iOS17,
        """
        @available(iOS 18.0, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        struct
        """
      ),
      (
        .iOS18,
        """
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        struct
        """
      ),
      (.iOS26, "@available(tvOS, unavailable)\n@available(visionOS, unavailable)\nstruct"),
    ])
  func structure(target: SystemVersion, head: String) throws {
    let intent = IntentFixture.intent(parameters: [IntentFixture.parameter("a")])
    let options = MigrationOptions(target: target, surfaces: .of("PaintHull") { $0.isForControls = true })
    let file = try #require(try IntentFixture.files([intent], options)["PaintHullControlConfiguration.swift"])
    #expect(
      text(file).contains(
        """
        import AppIntents

        \(head) PaintHullControlConfiguration: AppIntent, ControlConfigurationIntent {
            static let title: LocalizedStringResource = "Paint Hull"
            static let isDiscoverable = false
            static let persistentIdentifier = "PaintHullControlConfiguration"

            @Parameter(title: "A"
        """))
    #expect(text(file).contains("    var a: String?\n}\n"))
  }

  @Test("may be without a value, whatever is wanted of widgets")
  func required() throws {
    let number = IntentFixture.parameter(
      "coats", .integer, options: .number(NumberOptions(defaultValue: .integer(2), control: "Stepper")))
    let files = try IntentFixture.files(
      [IntentFixture.intent(parameters: [number], isWidget: true)],
      MigrationOptions(
        target: .iOS18, requiresWidgetParameters: true, surfaces: .of("PaintHullIntent") { $0.isForControls = true }))
    #expect(text(try #require(files["PaintHull.swift"])).contains("var coats: Int\n"))
    #expect(text(try #require(files["PaintHullControlConfiguration.swift"])).contains("var coats: Int?\n"))
  }

  @Test("are not there in the compatible form, which is said")
  func compatible() throws {
    let files = try IntentFixture.files(
      [IntentFixture.intent()],
      MigrationOptions(form: .compatible, surfaces: .of("PaintHull") { $0.isForControls = true }))
    #expect(files["PaintHullControlConfiguration.swift"] == nil)
    let remarks = try #require(files["PaintHull.swift"]).record.remarks
    #expect(remarks.contains { $0.subject == "the control" && $0.verdict == .lost })
  }

  @Test("are there only for the intents that are named")
  func selection() throws {
    let files = try IntentFixture.files(
      [IntentFixture.intent()], MigrationOptions(target: .iOS18, surfaces: .of("Other") { $0.isForControls = true }))
    #expect(files.keys.sorted() == ["MigrationGap.swift", "PaintHull.swift"])
  }
}
