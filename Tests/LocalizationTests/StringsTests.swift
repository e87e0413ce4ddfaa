import Localization
import SourceDiagnostics
import Testing

@Suite struct StringsTests {
  @Test func `a table is read with the places of keys, texts and entries`() throws {
    let text = "/* Title */\r\n\"aB3\" = \"Gr\\u00f6\\\"ße\";\r\nplain = 'x' ;"
    let reading = TableReading(text)
    let table = try #require(reading.table)
    #expect(table.format == .strings && table.language == "de" && table.encoding == .utf8(hasByteOrderMark: false))
    #expect(table.content == [TableLine(key: "aB3", texts: ["Gru00f6\"ße"]), TableLine(key: "plain", texts: ["x"])])
    #expect(table.entries.map { table.text($0.key.range) } == ["aB3", "plain"])
    #expect(table.entries.flatMap { $0.value.texts.map { table.text($0.range) } } == ["Gr\\u00f6\\\"ße", "x"])
    #expect(table.entries.map { table.text($0.range) } == ["\"aB3\" = \"Gr\\u00f6\\\"ße\";", "plain = 'x' ;"])
  }

  @Test(
    arguments: [
      "", "\n", "\u{FEFF}", "\u{FEFF}/* Nothing */", "// Nothing", "{}", " \r\n{ } ",
      "<?xml version=\"1.0\"?><plist><dict/></plist>", "<!-- c --><plist version=\"1.0\"><dict></dict></plist>",
    ])
  func `a file without entries is a table`(text: String) {
    let reading = TableReading(text)
    #expect(reading.table?.entries.isEmpty == true && reading.diagnostics.isEmpty, "\(reading.lines)")
  }

  @Test func `an XML property list says the same`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Header with <key> -->
      <plist version="1.0">
      <dict>
        <key>a&amp;b</key>
        <string>1 &lt; 2</string>
        <!-- Of c -->
        <key>c</key> <string/>
      </dict>
      </plist>
      """
    let table = try #require(TableReading(text).table)
    #expect(table.format == .propertyList)
    #expect(table.content == [TableLine(key: "a&b", texts: ["1 < 2"]), TableLine(key: "c", texts: [""])])
    #expect(table.text(table.entries[0].key.range) == "a&amp;b")
    #expect(table.text(table.entries[0].value.texts[0].range) == "1 &lt; 2")
    #expect(table.entries[1].removal.map(table.text) == "  <!-- Of c -->\n  <key>c</key> <string/>\n")
  }

  @Test func `a declared encoding of UTF-16 is the one that the file has`() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist><dict><key>a</key><string>ä</string></dict></plist>"
    let reading = TableReading(TextEncoding.utf16BigEndian(hasByteOrderMark: true).encode(Array(text.utf8)))
    #expect(reading.table?.content == [TableLine(key: "a", texts: ["ä"])])
    #expect(reading.diagnostics.isEmpty, "\(reading.lines)")
  }

  @Test(
    arguments: [
      ("a = 1;\nb = 2;\na = 3;\n", "3:1", "b = 2;\na = 3;\n"),
      ("/* A */\n\"a\" = \"1\";\n\n\"a\" = \"2\";\n", "4:1", "\"a\" = \"2\";\n"),
      (
        "<plist>\n<dict>\n<key>a</key>\n<string>1</string>\n<key>a</key><string>2</string>\n</dict>\n</plist>", "5:6",
        "<plist>\n<dict>\n<key>a</key><string>2</string>\n</dict>\n</plist>"
      ),
    ])
  func `of a key that repeats, the last entry counts`(text: String, place: String, mended: String) throws {
    let reading = TableReading(text)
    let table = try #require(reading.table)
    #expect(table.entries.filter { $0.key.value == "a" }.count == 2)
    #expect(reading.lines == ["\(place): warning: key 'a' appears twice, the last one wins"])
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.id == .unreadableTable)
    #expect(diagnostic.notes.map(\.message) == ["first used here"])
    #expect(diagnostic.notes.first?.location?.range.lowerBound ?? 0 < table.entries[1].range.lowerBound)
    var bytes = Array(text.utf8)
    let edit = try #require(diagnostic.fixIts.first?.edits.first)
    bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
  }

  @Test func `fix-its for a key that is there three times leave the last entry`() {
    let text = "a = 1;\na = 2;\na = 3;\n"
    var bytes = Array(text.utf8)
    for edit in TableReading(text).diagnostics.flatMap(\.fixIts).flatMap(\.edits).reversed() {
      bytes.removeSubrange(edit.range.offsets)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "a = 3;\n")
  }

  @Test func `keys that only look the same are different`() {
    #expect(TableReading("\"é\" = 1;\n\"e\u{301}\" = 2;\n").diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10: error: cannot read table: ';' is missing behind the value"),
      ("a = (b);", "1:5: error: cannot read table: the value of 'a' is an array, not a string"),
      ("a = { b = c; };", "1:5: error: cannot read table: the value of 'a' is a dictionary, not a string"),
      ("a = <0f>;", "1:5: error: cannot read table: the value of 'a' is data, not a string"),
      (
        "<plist><dict>\n<key>a</key><integer>1</integer></dict></plist>",
        "2:22: error: cannot read table: the value of 'a' is an integer, not a string"
      ),
      ("<plist><array/></plist>", "1:8: error: cannot read table: the table is an array, not a dictionary"),
      ("<plist><dict>\n<key>a</dict></plist>", "2:7: error: cannot read table: <key> of line 2 is closed by </dict>"),
      ("bplist00", "1:1: error: cannot read table: the file is a binary property list"),
      ("a = b;\n<<<<<<< ours\n", "2:1: error: cannot read table: unresolved merge conflict"),
      ("{\"a\": \"b\"}", "1:5: error: cannot read table: ':' stands where '=' is expected"),
    ])
  func `what is no table is reported where it is`(text: String, expected: String) {
    let reading = TableReading(text)
    #expect(reading.tables.isEmpty)
    #expect(reading.lines.first == expected)
    #expect(reading.diagnostics.allSatisfy { $0.id == .unreadableTable })
  }

  @Test(
    "what to do about a conflict depends on the entries that the versions have",
    arguments: [
      ("a = 1;\n", "", "b = 2;\n", "the versions have different entries: keep both, and delete the marker lines"),
      ("a = 1;\n", "", "a = 2;\n", "keep one of the two versions of each entry, and delete the marker lines"),
      (
        "\"a\" = 1;\n", "|||||||\n\"a\" = 0;\n", "\"a\" = 2;\n\"b\" = 3;\n",
        "keep both versions, with one entry only for 'a', and delete the marker lines and the part of the base"
      ),
      (
        "/* One\nSource text: Colour */\na = 1;\n", "", "/* Two\nSource text: Paper */\na = 2;\n",
        "the versions have different entries: keep both, and delete the marker lines"
      ),
      ("a = 1;\n", "", "", "put together what is right of the versions, and delete the marker lines"),
    ])
  func conflicts(ours: String, base: String, theirs: String, advice: String) throws {
    let text = "z = 0;\n<<<<<<< ours\n\(ours)\(base)=======\n\(theirs)>>>>>>> theirs\n"
    let diagnostic = try #require(TableReading(text).diagnostics.first)
    #expect(diagnostic.hint == advice)
  }

  @Test("of two entries with one key for different texts, none is deleted")
  func duplicatesOfTwoTexts() throws {
    func reading(_ first: String, _ second: String) throws -> Diagnostic {
      let text = "/* One\nSource text: \(first) */\na = 1;\n\n/* Two\nSource text: \(second) */\na = 2;\n"
      return try #require(TableReading(text).diagnostics.first)
    }
    #expect(try reading("Colour", "Colour").fixIts.count == 1)
    let different = try reading("Colour", "Paper")
    #expect(different.fixIts.isEmpty)
    #expect(different.hint?.hasPrefix("the entries translate 'Colour' and 'Paper'") == true)
  }
}
