import TestSupport
import Testing

@Suite("Handlers of the system's intents")
struct SystemHandlerTests {
  @Test("are accepted as people write them", arguments: SwiftLanguageMode.allCases)
  func accepts(mode: SwiftLanguageMode) throws {
    let report = try TypeChecker().check(
      [SystemHandlerSample.source], expecting: SystemHandlerSample.types, in: mode)
    #expect(report.isClean)
  }

  @Test("are refused with a planted error", arguments: SystemHandlerSample.errors)
  func refuses(error: PlantedError) throws {
    let sources = try #require(error.planted(in: [SystemHandlerSample.source]))
    for mode in error.modes {
      let report = try TypeChecker().check(sources, expecting: SystemHandlerSample.types, in: mode)
      #expect(report.isRefusal(saying: error.words), "\(mode)")
    }
  }

  @Test("get a warning for what is deprecated, and an error for what no platform has")
  func deprecatedMembers() throws {
    for (replacement, isError) in [
      ("response.sentMessage = nil", false), ("_ = INStartCallIntentResponseCode.failureCallRinging", true),
    ] {
      let error = PlantedError("", replacing: "response.sentMessages = []", with: replacement, says: "")
      let sources = try #require(error.planted(in: [SystemHandlerSample.source]))
      let report = try TypeChecker().check(sources, expecting: SystemHandlerSample.types, in: .six)
      #expect(!report.isClean && report.errors.isEmpty != isError)
    }
  }
}
