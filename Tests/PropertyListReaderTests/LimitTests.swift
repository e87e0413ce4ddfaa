import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Limits")
struct LimitTests {
  private func ids(_ value: String, _ limits: PropertyListLimits) -> [String] {
    Reading(value: value, limits: limits).diagnostics.map(\.id.slug)
  }

  @Test("Each limit has a diagnostic of its own and holds exactly")
  func each() {
    let nested = String(repeating: "<array>", count: 5) + String(repeating: "</array>", count: 5)
    #expect(ids(nested, PropertyListLimits(depth: 6)) == [])
    #expect(ids(nested, PropertyListLimits(depth: 5)) == ["nesting-too-deep"])
    #expect(ids("<string>12345</string>", PropertyListLimits(textByteCount: 5)) == [])
    #expect(ids("<string>123456</string>", PropertyListLimits(textByteCount: 5)) == ["text-too-long"])
    #expect(ids("<array><true/><true/></array>", PropertyListLimits(elementCount: 3)) == [])
    #expect(ids("<array><true/><true/></array>", PropertyListLimits(elementCount: 2)) == ["too-many-elements"])
    #expect(ids("<true/>", PropertyListLimits(byteCount: 100)) == ["input-too-large"])
  }

  @Test("Deep nesting ends in a diagnostic, whatever the limit", arguments: [64, 250, 100_000])
  func deepNesting(limit: Int) {
    let count = 100_000
    let value = String(repeating: "<array>", count: count) + String(repeating: "</array>", count: count)
    let reading = Reading(value: value, limits: PropertyListLimits(depth: limit))
    #expect(reading.diagnostics.map(\.id.slug) == ["nesting-too-deep"])
  }

  @Test("The number of syntax errors is capped")
  func errorCount() {
    let reading = Reading(
      value: String(repeating: "<float/>", count: 100), limits: PropertyListLimits(syntaxErrorCount: 7))
    #expect(reading.diagnostics.count == 7)
  }
}
