import TestSupport
import Testing

@Suite("Stand-ins for App Intents")
struct AppIntentsModulesTests {
  @Test("compile in either language mode", arguments: SwiftLanguageMode.allCases)
  func compile(mode: SwiftLanguageMode) throws {
    let modules = try AppIntentsModules.emitted(for: .checking)
    for name in AppIntentsModules.names {
      let report = try CompilerFrontEnd().run(
        ["-typecheck", "-module-name", name, "-parse-as-library", "-swift-version", mode.rawValue]
          + ["-package-name", "StandIns"] + modules.arguments,
        on: AppIntentsModules.sources(of: name))
      #expect(report.isClean, "\(name)")
    }
  }

  @Test("serve what a converter writes", arguments: SwiftLanguageMode.allCases)
  func converted(mode: SwiftLanguageMode) throws {
    let report = try AppIntentsChecker().check(
      [mode == .five ? MarinaSample.converted : MarinaSample.convertedForSwift6], in: mode)
    #expect(report.isClean)
  }

  @Test("serve everything that a definition can lead to", arguments: SwiftLanguageMode.allCases)
  func modern(mode: SwiftLanguageMode) throws {
    #expect(try AppIntentsChecker().check(MarinaSample.modern, in: mode).isClean)
  }

  @Test("refuse what Apple's modules refuse", arguments: PlantedError.appIntents)
  func refuse(mistake: PlantedError) throws {
    let sources = try #require(mistake.planted(in: MarinaSample.modern + [MarinaSample.convertedForSwift6]))
    for mode in mistake.modes {
      let report = try AppIntentsChecker().check(sources, in: mode)
      #expect(report.isRefusal(saying: mistake.words), "\(mode): \(report)")
    }
  }

  @Test("know which system has what")
  func versions() throws {
    let checker = try AppIntentsChecker()
    #expect(try checker.unavailable(in: MarinaSample.modern, on: "26.0") == [])
    #expect(try checker.unavailable(in: MarinaSample.modern, on: "16.0") == [])
  }

  @Test("notice what is used without a condition", arguments: PlantedError.unavailable)
  func unavailable(mistake: PlantedError) throws {
    let sources = try #require(mistake.planted(in: MarinaSample.modern))
    let found = try AppIntentsChecker().unavailable(in: sources, on: "16.0")
    #expect(found.contains { $0.message.contains(mistake.words) }, "\(found)")
  }
}
