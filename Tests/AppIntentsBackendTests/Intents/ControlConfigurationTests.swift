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
    let options = MigrationOptions(target: target, controls: ["PaintHull"])
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

  @Test("are there only for the intents that are named")
  func selection() throws {
    let files = try IntentFixture.files([IntentFixture.intent()], MigrationOptions(target: .iOS18, controls: ["Other"]))
    #expect(files.keys.sorted() == ["MigrationGap.swift", "PaintHull.swift"])
  }
}
