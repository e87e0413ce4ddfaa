import JSONReader
import SourceDiagnostics
import Testing

@Suite("JSON5")
struct JSON5Tests {
  @Test(
    "Each form beyond JSON means the same as a JSON text",
    arguments: [
      ("// a\n[1, /* b\n * ** / */ 2] // c", "[1,2]"),
      ("[1,2,]", "[1,2]"), ("{a: 1,}", "{\"a\":1}"), ("[]", "[]"), ("{}", "{}"),
      ("'it is \"it\"'", "\"it is \\\"it\\\"\""), ("\"it's\"", "\"it's\""),
      (
        "{$a_1: 1, é: 2, null: 3, Infinity: 4, \\u0061b: 5, a\\u200Cb: 6, 名: 7}",
        "{\"$a_1\":1,\"é\":2,\"null\":3,\"Infinity\":4,\"ab\":5,\"a\\u200Cb\":6,\"名\":7}"
      ),
      ("[0x1F, 0Xff, -0xA, +0x0]", "[31,255,-10,0]"),
      ("[.5, 5., 5.e2, -.5E+1, +1, 0., .0]", "[0.5,5,500,-5,1,0,0]"),
      ("'a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f'", "\"abcdef\""),
      ("'\\x41\\v\\0\\'\\\"\\a\\é\\/\\b'", "\"A\\u000b\\u0000'\\\"aé/\\b\""),
      ("'\u{2028}\u{1}\t'", "\"\u{2028}\\u0001\\t\""),
      ("\u{FEFF}\u{A0}\u{0B}\u{0C}\u{2028}\u{3000}[\u{2003}1\u{2029}]", "[1]"),
      ("\"\\uD83D\\uDE00\"", "\"😀\""), ("'\\0a'", "\"\\u0000a\""),
      ("// only\r'x'", "\"x\""), ("1// end", "1"), ("1/**/", "1"),
    ])
  func forms(text: String, meaning: String) throws {
    let reading = JSONReading(text, .json5)
    let expected = try #require(JSONReading(meaning, .json).node)
    #expect(reading.node == expected, "\(reading.lines)")
    #expect(JSONReading(text, .json).node == nil || text == "[]" || text == "{}" || text.hasPrefix("\""))
  }

  @Test("Infinity and NaN are numbers, with both signs")
  func specialNumbers() throws {
    let numbers = try #require(JSONReading("[Infinity, -Infinity, +Infinity, NaN, -NaN]", .json5).node)
      .elements.compactMap(\.number)
    #expect(Array(numbers.prefix(3)) == [.infinity, -.infinity, .infinity])
    #expect(numbers.suffix(2).map(\.isNaN) == [true, true])
  }

  @Test(
    "What is no JSON5 is refused where it is wrong",
    arguments: [
      ("{1a: 1}", "1:2: expected a key, found '1a'"),
      ("{a-b: 1}", "1:3: expected ':' behind the key, found '-'"),
      ("[,]", "1:2: expected a value, found ','"), ("[1,,]", "1:4: expected a value, found ','"),
      ("{,}", "1:2: expected a key, found ','"),
      ("[01]", "1:2: a number starts with a needless '0'"), ("[.]", "1:3: expected a digit, found ']'"),
      ("[0x]", "1:4: expected a digit, found ']'"), ("[- 1]", "1:3: expected a digit, found U+0020"),
      ("[1e]", "1:4: expected a digit, found ']'"), ("[+-1]", "1:3: expected a digit, found '-'"),
      ("[0x1.8]", "1:5: expected ',' or ']', found '.'"), ("[1_000]", "1:3: expected ',' or ']', found '_000'"),
      ("'a\nb'", "1:1: a string is not closed"), ("'a", "1:1: a string is not closed"),
      ("'\\", "1:1: a string is not closed"),
      ("'\\1'", "1:2: an escape is an octal number"), ("'\\01'", "1:2: an escape is an octal number"),
      ("'\\x4'", "1:2: '\\x' is not followed by 2 hexadecimal digits"),
      ("'\\u12'", "1:2: '\\u' is not followed by 4 hexadecimal digits"),
      ("'\\uD800'", "1:2: an escape names half of a surrogate pair"),
      ("{\\u0020a: 1}", "1:2: U+0020 cannot be in a name"),
      ("{a\\n: 1}", "1:3: a name holds an escape other than '\\uXXXX'"),
      ("/* a", "1:1: a comment is not closed"), ("[1] /* a *", "1:5: a comment is not closed"),
      ("// a", "1:5: expected a value, found the end of the file"), ("/1", "1:1: expected a value, found '/'"),
      ("[NULL]", "1:2: expected a value, found 'NULL'"), ("[Infinite]", "1:2: expected a value, found 'Infinite'"),
      ("-Infinite", "1:2: expected a digit, found 'Infinite'"),
      ("1 2", "1:3: there is text after the end of the value"),
      ("[`a`]", "1:2: expected a value, found '`'"),
      ("{a: 1, 'a': 2}", "1:8: key 'a' appears twice in the same object"),
      ("{\\u0061: 1, a: 2}", "1:13: key 'a' appears twice in the same object"),
    ])
  func refused(text: String, expected: String) {
    #expect(JSONReading(text, .json5).lines == [expected])
    #expect(JSONReading(text, .json).node == nil)
  }
}
