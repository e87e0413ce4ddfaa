import AppIntentsBackend
import Testing

@Suite("A version of the systems")
struct SystemVersionTests {
  @Test(
    "is called differently on each",
    arguments: [
      (SystemVersion.iOS16, ["iOS 16.0", "macOS 13.0", "watchOS 9.0", "tvOS 16.0", "visionOS 1.0"]),
      (SystemVersion.iOS17, ["iOS 17.0", "macOS 14.0", "watchOS 10.0", "tvOS 17.0", "visionOS 1.0"]),
      (SystemVersion.iOS18, ["iOS 18.0", "macOS 15.0", "watchOS 11.0", "tvOS 18.0", "visionOS 2.0"]),
      (SystemVersion.iOS26, ["iOS 26.0", "macOS 26.0", "watchOS 26.0", "tvOS 26.0", "visionOS 26.0"]),
    ])
  func names(version: SystemVersion, names: [String]) {
    #expect(version.names(on: SystemVersion.System.allCases) == names)
  }

  @Test("comes before another by major, then by minor version")
  func order() {
    #expect([SystemVersion.iOS26, .iOS17, .iOS16Minor4, .iOS16].sorted() == [.iOS16, .iOS16Minor4, .iOS17, .iOS26])
  }
}
