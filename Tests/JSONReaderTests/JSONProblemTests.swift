import JSONReader
import SourceDiagnostics
import Testing

@Suite("Faults of JSON")
struct JSONProblemTests {
  @Test(
    "Each form of JSON5 is refused in JSON with its name",
    arguments: [
      ("[1, // a\n]", "1:5: a comment stands here"), ("/* a */1", "1:1: a comment stands here"),
      ("['a']", "1:2: a text is in single quotes"), ("{'a': 1}", "1:2: a text is in single quotes"),
      ("[0x1F]", "1:2: a number is hexadecimal"), ("[NaN]", "1:2: JSON has no number 'NaN'"),
      ("[-Infinity]", "1:2: JSON has no number '-Infinity'"),
      ("[\u{A0}1]", "1:2: U+00A0 is no blank of JSON"), ("[\"\\x41\"]", "1:3: unknown escape '\\x'"),
      ("[\"\\é\"]", "1:3: unknown escape '\\é'"), ("[\"a\\\nb\"]", "1:4: unknown escape '\\'"),
      ("\"a\tb\"", "1:3: a control character stands in a string"), ("\"a\nb\"", "1:1: a string is not closed"),
      ("[True]", "1:2: expected a value, found 'True'"), ("[“a”]", "1:2: expected a value, found '“'"),
    ])
  func forms(text: String, expected: String) {
    let reading = JSONReading(text, .json)
    #expect(reading.lines == [expected])
    #expect(reading.diagnostics.first?.hint != nil)
    #expect(reading.diagnostics.first?.id == "malformed-text")
  }

  @Test(
    "Faults with one remedy are mended by it",
    arguments: [
      ("[1,2 , ]", "[1,2  ]"), ("{\"a\":1,\n}", "{\"a\":1\n}"), ("[+1]", "[1]"), ("[.5]", "[0.5]"), ("[5.]", "[5.0]"),
      ("[5.e1]", "[5.0e1]"), ("{a: 1}", "{\"a\": 1}"), ("{\"a\": \"b\"\n  \"c\": 1}", "{\"a\": \"b\",\n  \"c\": 1}"),
      ("[{} {}]", "[{}, {}]"),
    ])
  func fixes(text: String, mended: String) throws {
    let reading = JSONReading(text, .json)
    #expect(reading.fixed == mended, "\(reading.lines)")
    #expect(JSONReading(mended, .json).node != nil)
  }

  @Test(
    "A file that ends too early says so",
    arguments: ["{", "[", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[1,", "{\"a\":[{\"b\":2}"])
  func truncation(text: String) {
    let reading = JSONReading(text, .json)
    #expect(reading.lines.count == 1 && reading.lines[0].contains("the file ends inside an "), "\(reading.lines)")
  }

  @Test("A merge conflict is named")
  func mergeConflict() {
    let text = "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> branch\n}"
    #expect(JSONReading(text, .json).lines == ["2:1: unresolved merge conflict"])
  }

  @Test("Repeated keys are all reported with the first place, in small and large objects", arguments: [1, 5, 40])
  func duplicateKeys(count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\": 0" } + ["\"k0\": 1", "\"\\u006b0\": 2"]
    let reading = JSONReading("{\n" + members.joined(separator: ",\n") + "\n}", .json)
    #expect(
      reading.lines == [
        "\(count + 2):1: key 'k0' appears twice in the same object",
        "\(count + 3):1: key 'k0' appears twice in the same object",
      ])
    for diagnostic in reading.diagnostics {
      let note = try #require(diagnostic.notes.first)
      #expect(note.message == "first used here")
      #expect(note.location?.range == SourceRange(2, 6))
    }
  }

  @Test("Keys that only look the same are different, and objects do not share keys")
  func differentKeys() {
    #expect(JSONReading("{\"é\":1,\"e\u{301}\":{\"é\":1},\"E\u{301}\":[{\"é\":1},{\"é\":1}]}", .json).node != nil)
  }

  @Test("A great number of repeated keys is cut")
  func manyDuplicates() {
    let reading = JSONReading("{" + Array(repeating: "\"a\":1", count: 1000).joined(separator: ",") + "}", .json)
    #expect(reading.diagnostics.count == 20)
    #expect(reading.diagnostics.last?.notes.last?.message == "979 further repeated keys are not shown")
  }

  @Test("Other encodings are named")
  func encodings() {
    #expect(JSONReading([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], .json).lines == ["1:1: the file is UTF-16LE, not UTF-8"])
    #expect(JSONReading([0xFE, 0xFF, 0, 0x7B], .json5).lines == ["1:1: the file is UTF-16BE, not UTF-8"])
    #expect(JSONReading([0x7B, 0, 0x0A, 0], .json).lines == ["1:1: the file is UTF-16LE, not UTF-8"])
    #expect(JSONReading([0, 0x7B, 0, 0x7D], .json).lines == ["1:1: the file is UTF-16BE, not UTF-8"])
    let latin = Array("[\n\"caf".utf8) + [0xE9] + Array("\"]".utf8)
    #expect(JSONReading(latin, .json).lines == ["2:5: the bytes here are not UTF-8"])
    #expect(JSONReading(latin, .json).diagnostics.first?.hint?.contains("ISO-8859-1") == true)
  }

  @Test("Other formats are named", arguments: [("", "the file is empty"), (" \n", "the file is empty")])
  func formats(text: String, reason: String) {
    #expect(JSONReading(text, .json).lines == ["1:1: " + reason])
    #expect(JSONReading("bplist00", .json).lines == ["1:1: the file is a binary property list"])
    #expect(JSONReading("\n<?xml?>", .json5).lines == ["1:1: the file is XML, not JSON5"])
  }
}
