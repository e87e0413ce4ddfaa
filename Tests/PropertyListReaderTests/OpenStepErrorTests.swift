import PropertyListReader
import SourceDiagnostics
import Testing

@Suite("Old-style errors")
struct OpenStepErrorTests {
  @Test(
    "Faults of a table stand where they are, and the rest is read on",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", ["1:10: ';' is missing behind the value"]),
      ("a = b", ["1:6: ';' is missing behind the value"]),
      ("\"a\" = \"b;\n\"c\" = \"d\";\n\"e\" = \"f\";", ["1:7: a string is not closed"]),
      ("\"a = \"b\";\n\"c\" = \"d\";", ["1:1: a string is not closed"]),
      ("\"a\" = \"b\";\n\"c\" = \"d;\n", ["2:7: a string is not closed"]),
      ("\"a\" = \"b\";\n\"c\" = \"d", ["2:7: a string is not closed"]),
      ("a = b;\n/* x\nc = d;", ["2:1: a comment is not closed"]),
      (
        "a = b;\nKeep ${x} (a \"y\")\nof; it */\nc d;\n",
        ["2:1: a comment has no start", "4:2: '=' is missing behind the key"]
      ),
      ("\u{E9}x */\na = b;", ["1:1: a comment has no start"]),
      ("a b;\n/* x */", ["1:2: '=' is missing behind the key"]),
      (
        "\"a\" = \"say \"hello\" to\";\n\"c\" = \"d\";",
        ["1:12: a quotation mark inside a string needs a '\\' in front of it"]
      ),
      ("\"a\"b\" = \"c\";", ["1:3: a quotation mark inside a string needs a '\\' in front of it"]),
      ("\"a\" \"b\";\n\"c\" \"d\";", ["1:4: '=' is missing behind the key", "2:4: '=' is missing behind the key"]),
      ("\"a\": \"b\";", ["1:4: ':' stands where '=' is expected"]),
      ("a = ;\nb = c;", ["1:1: key 'a' has no value"]),
      ("a =", ["1:1: key 'a' has no value"]),
      ("a", ["1:1: key 'a' has no value"]),
      (
        "a = b;\n= c;\nd = e;\n) x;",
        ["2:1: '=' stands where a key is expected", "4:1: ')' stands where a key is expected"]
      ),
      ("a = b c;", ["1:7: 'c' stands where ';' is expected"]),
      ("a = b;;\nc = d;", ["1:7: a stray ';'"]),
      ("{ a = b; } c", ["1:12: there is text after the end of the property list"]),
      ("a = b; }", ["1:8: '}' stands where a key is expected"]),
      ("“a” = „b“;", ["1:1: '“' is no quotation mark here", "1:11: '„' is no quotation mark here"]),
      ("a = ä;", ["1:5: 'ä' stands where a value is expected"]),
      ("a = \"\\Ud83d\";", ["1:6: '\\Ud83d' is half of a character"]),
      (
        "a = <0f2>; b = <0g>; c = <0 f>;",
        [
          "1:8: a byte of data takes two hexadecimal digits", "1:18: 'g' is no hexadecimal digit",
          "1:27: a byte of data takes two hexadecimal digits", "1:29: a byte of data takes two hexadecimal digits",
        ]
      ),
      ("a = <0f", ["1:5: data is not closed"]),
      ("a = b;\n<<<<<<< HEAD\nc = d;\n=======\n", ["2:1: unresolved merge conflict"]),
    ])
  func table(text: String, expected: [String]) {
    let reading = OpenStepReading(strings: text)
    #expect(reading.lines == expected)
    #expect(reading.entries == nil)
  }

  @Test(
    "Faults of a value stand where they are",
    arguments: [
      ("", ["1:1: the file is empty"]),
      ("{ a = (b, c; d = e; }", ["1:12: ')' is missing behind the last element"]),
      ("(a b)", ["1:3: ',' is missing behind the element"]),
      ("(a,, b)", ["1:4: ',' stands where a value is expected"]),
      ("{ a = { b = c; ", ["1:7: '{' is not closed"]),
      ("(a, b", ["1:1: '(' is not closed"]),
      ("{ a = b }", ["1:8: ';' is missing behind the value"]),
      ("{ a = }", ["1:3: key 'a' has no value"]),
      ("{ a }", ["1:3: key 'a' has no value"]),
      ("bplist00", ["1:1: the file is a binary property list"]),
      (" <?xml?>", ["1:1: the file is an XML property list, not an old-style one"]),
    ])
  func value(text: String, expected: [String]) {
    let reading = OpenStepReading(text)
    #expect(reading.lines == expected)
    #expect(reading.root == nil)
  }

  @Test(
    "Mechanical remedies give a file that is read",
    arguments: [
      "\"a\" = \"b\"\n\"c\" = \"d\"", "\"a\" = \"b;\n\"c\" = \"d\";", "\"a = \"b\";", "\"a\" = \"say \"hello\" to\";",
      "\"a\"b\" = \"c\";", "\"a\" \"b\";", "\"a\": \"b\";", "a = b;; c = d;", "“a” = „b“;", "“a” = \"b\";",
      "\"a\" = \"b”;\n\"c\" = \"d\";", "\"a” = \"b\";", "{ a = (b, c; d = (e f); }", "{ a = \"b\" }",
      "a = \"\\u00e4\";", "a = b;\nc = \"d;",
    ])
  func fixIts(text: String) {
    let mended = OpenStepReading(strings: text).mended(text)
    let reading = OpenStepReading(strings: mended)
    #expect(mended != text && reading.diagnostics.isEmpty && reading.entries != nil, "\(mended): \(reading.lines)")
  }

  @Test("A missing semicolon names the key that follows")
  func missingSemicolonNote() throws {
    let note = try #require(OpenStepReading(strings: "\"a\" = \"b\"\n\"c\" = \"d\";").diagnostics.first?.notes.first)
    #expect(note.message == "the next key starts here")
    #expect(note.location?.range.lowerBound == 10)
  }

  @Test("An escape of another format is a warning")
  func lowerCaseEscape() {
    let reading = OpenStepReading(strings: "a = \"x\\u00e4\";")
    #expect(reading.lines == ["1:7: '\\u00e4' is read as 'u00e4'"])
    #expect(reading.diagnostics.first?.severity == .warning)
    #expect(reading.entries?.first?.value.string == "xu00e4")
  }

  @Test("Bytes that are no UTF-8 are named")
  func encoding() {
    #expect(
      OpenStepReading(strings: Array("a = \"".utf8) + [0xE4, 0x22, 0x3B]).lines == ["1:6: byte 0xE4 is not UTF-8"])
    #expect(OpenStepReading(strings: [0xFF, 0xFE, 0x61, 0]).lines == ["1:1: the file is UTF-16LE, not UTF-8"])
  }

  @Test("At most twenty faults are reported")
  func faultCount() {
    let reading = OpenStepReading(strings: String(repeating: "a = ;\n", count: 100))
    #expect(reading.diagnostics.count == 20)
    #expect(reading.diagnostics.last?.notes.last?.message == "further errors are not shown")
  }

  @Test("Limits hold exactly")
  func limits() {
    func ids(_ text: String, _ limits: PropertyListLimits) -> [String] {
      OpenStepReading(text, limits: limits).diagnostics.map(\.id.slug)
    }
    #expect(ids("(((((a)))))", PropertyListLimits(depth: 5)) == [])
    #expect(ids("(((((a)))))", PropertyListLimits(depth: 4)) == ["nesting-too-deep"])
    #expect(ids("(abcde)", PropertyListLimits(textByteCount: 5)) == [])
    #expect(ids("(abcdef)", PropertyListLimits(textByteCount: 5)) == ["text-too-long"])
    #expect(ids("{ a = b; }", PropertyListLimits(elementCount: 3)) == [])
    for count in 0...2 {
      #expect(ids("{ a = b; }", PropertyListLimits(elementCount: count)) == ["too-many-elements"])
      #expect(ids("{ a = ( b ); c; }", PropertyListLimits(elementCount: count)) == ["too-many-elements"])
    }
    #expect(ids("(a)", PropertyListLimits(byteCount: 2)) == ["input-too-large"])
    let nested = String(repeating: "(", count: 1_000_000)
    #expect(ids(nested, PropertyListLimits(depth: 1_000_000)) == ["nesting-too-deep"])
  }

  @Test("No text of few characters makes the reader crash or hang", arguments: 0..<4)
  func shortTexts(seed: UInt64) {
    let alphabet = Array("ab\"'\\U0;=,(){}<>/*“ \n\u{FEFF}".utf8) + [0xFF, 0xE2, 0x0D]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<20_000 {
      let bytes = (0..<next(24)).map { _ in alphabet[next(alphabet.count)] }
      let strings = OpenStepReading(strings: bytes)
      #expect((strings.entries == nil) == strings.diagnostics.contains { $0.severity == .error })
      let value = OpenStepReading(bytes)
      #expect((value.root == nil) == value.diagnostics.contains { $0.severity == .error })
    }
  }
}
