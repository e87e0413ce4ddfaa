import JSONReader
import SourceDiagnostics
import Testing

@Suite("Values of JSON")
struct JSONNodeTests {
  private func node(_ text: String) throws -> JSONNode {
    let reading = JSONReading(text, .json5)
    return try #require(reading.node, "\(reading.lines)")
  }

  @Test("A node answers for its own kind only")
  func kinds() throws {
    let elements = try node("[null, true, 1, 'a', [1], {a: 1}]").elements
    #expect(elements.map(\.kind) == JSONNode.Kind.allCases)
    #expect(elements.map(\.isNull) == [true, false, false, false, false, false])
    #expect(elements.map(\.boolean) == [nil, true, nil, nil, nil, nil])
    #expect(elements.map(\.number) == [nil, nil, 1, nil, nil, nil])
    #expect(elements.map(\.integer) == [nil, nil, 1, nil, nil, nil])
    #expect(elements.map(\.string) == [nil, nil, nil, "a", nil, nil])
    #expect(elements.map(\.elements.count) == [0, 0, 0, 0, 1, 0])
    #expect(elements.map(\.members.count) == [0, 0, 0, 0, 0, 1])
    #expect(elements.map { $0["a"]?.integer } == [nil, nil, nil, nil, nil, 1])
  }

  @Test(
    "Integers are exact where they fit",
    arguments: [
      ("9223372036854775807", 9_223_372_036_854_775_807), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("1.0", 1), ("1e3", 1000), ("1.5", nil), ("-0", 0), ("0x10", 16), ("-0x10", -16),
      ("0xFFFFFFFFFFFFFFFF", nil), ("9007199254740993", 9_007_199_254_740_993), ("NaN", nil), ("Infinity", nil),
      ("5.", 5), ("1e400", nil),
    ] as [(String, Int?)])
  func integers(text: String, expected: Int?) {
    #expect(JSONReading(text, .json5).node?.integer == expected)
  }

  @Test(
    "Numbers are rounded to the nearest double",
    arguments: [("0.1", 0.1), (".1", 0.1), ("1e-400", 0), ("-5.e-1", -0.5)])
  func numbers(text: String, expected: Double) throws {
    #expect(try node(text).number == expected)
  }

  @Test(
    "A number above the largest double is an error",
    arguments: ["1e309", "-1e309", "1" + String(repeating: "0", count: 309)])
  func overflow(text: String) {
    #expect(JSONReading(text, .json).lines == ["1:1: a number is above the largest one that fits into 64 bits"])
  }

  @Test("Ranges are those of the bytes, behind a byte order mark too")
  func ranges() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{\r\n  'é\\n' : 'ü\\'' ,b:[ 1 , '' ]}".utf8)
    let root = try #require(JSONReading(bytes, .json5).node)
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.offsets], as: UTF8.self) }
    let members = root.members
    #expect(members.map(\.key.value) == ["é\n", "b"])
    #expect(members.map { text($0.key.range) } == ["é\\n", "b"])
    #expect(members.map { text($0.keyRange) } == ["'é\\n'", "b"])
    #expect(members.map { text($0.value.range) } == ["'ü\\''", "[ 1 , '' ]"])
    #expect(members.map { text($0.value.valueRange) } == ["ü\\'", "[ 1 , '' ]"])
    #expect(members[1].value.elements.map { text($0.valueRange) } == ["1", ""])
    #expect(root.location.range == SourceRange(3..<bytes.count))
    #expect(root.location.file.bytes == bytes)
  }

  @Test("Equality is by value, wherever the nodes stand")
  func equality() throws {
    #expect(try node("{a: 'b', c: [1, NaN]}") == node(" {\"\\u0061\":\"\\u0062\",\n\"c\":[1.0,+NaN]}"))
    #expect(try node("[[1],2]").elements[0] == node("[1]"))
    #expect(try node("[[1],2]") != node("[[1,2]]"))
    #expect(try node("{a: 1, b: 2}") != node("{b: 2, a: 1}"))
    #expect(try node("9007199254740993") != node("9007199254740992"))
    #expect(try node("'1'") != node("1"))
  }
}
