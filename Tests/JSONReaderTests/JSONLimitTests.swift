import JSONReader
import SourceDiagnostics
import Testing

@Suite("Limits and size")
struct JSONLimitTests {
  @Test("The limit of the depth holds exactly")
  func depth() {
    #expect(JSONReading(Array("[[[1]]]".utf8), .json, depthLimit: 3).node != nil)
    #expect(
      JSONReading(Array("[[{\"a\":[1]}]]".utf8), .json, depthLimit: 3).lines == [
        "1:8: values are nested more than 3 deep"
      ])
  }

  @Test("Deep nesting costs no stack, whatever the limit")
  func deepNesting() throws {
    let count = 200_000
    let text = [UInt8](repeating: UInt8(ascii: "["), count: count) + [UInt8](repeating: UInt8(ascii: "]"), count: count)
    #expect(JSONReading(text, .json).lines == ["1:129: values are nested more than 128 deep"])
    let left = try #require(JSONReading(text, .json, depthLimit: .max).node)
    let right = try #require(JSONReading(text, .json5, depthLimit: .max).node)
    #expect(left == right)
  }

  @Test("The limit of the size holds exactly")
  func size() {
    #expect(JSONReading(Array("[1]".utf8), .json, byteLimit: 3).node != nil)
    #expect(
      JSONReading(Array("[1] ".utf8), .json, byteLimit: 3).lines == [
        "1:1: the file has 4 bytes, more than the limit of 3"
      ])
  }

  @Test(
    "Texts that are one long something take linear time",
    arguments: [
      "\"\\n", "[", "1", "/", "/**/", "//\n", "é", "{\"a\":", "'\\u", "-", "\u{A0}", "a", ".", "\\u0061", "\"a\",",
    ])
  func longTexts(unit: String) {
    for opening in ["", "[", "\"", "{", "/*"] {
      let text = Array((opening + String(repeating: unit, count: 100_000 / unit.utf8.count)).utf8)
      for dialect in [JSONDialect.json, .json5] {
        let reading = JSONReading(text, dialect, depthLimit: .max)
        #expect((reading.node == nil) == !reading.diagnostics.isEmpty)
        #expect(reading.diagnostics.allSatisfy { $0.message.utf8.count < 700 })
      }
    }
  }

  @Test("A large object is searched by key, and its order is kept")
  func largeObject() throws {
    let keys = (0..<20_000).map { "key \(($0 &* 7919) % 20_000)" }
    let text = "{" + keys.enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ",") + "}"
    let root = try #require(JSONReading(text, .json).node)
    #expect(root.members.map(\.key.value) == keys)
    for (index, key) in keys.enumerated() {
      #expect(root[key]?.integer == index)
    }
    #expect(root["key"] == nil && root["key 20000"] == nil && root[""] == nil)
  }
}
