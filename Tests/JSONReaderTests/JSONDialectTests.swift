import JSONReader
import Testing

@Suite struct JSONDialectTests {
  @Test func dialectsDiffer() {
    #expect(JSONDialect.json != .json5)
  }
}
