import Localization
import SourceDiagnostics
import Testing

@Suite struct TextPlaceTests {
  /// What stands in the file for a part of the first text of a table.
  private func source(of part: String, in text: String, path: String) throws -> String? {
    let reading = TableReading(text, path: path)
    let table = try #require(reading.tables.last, "\(reading.lines)")
    let value = try #require(table.entries.first?.value.texts.first)
    guard let map = table.textMap(of: value) else { return nil }
    #expect(map.count == value.value.utf8.count)
    let bytes = Array(value.value.utf8)
    let needle = Array(part.utf8)
    let start = try #require(
      (0...(bytes.count - needle.count)).first { bytes[$0..<($0 + needle.count)].elementsEqual(needle) },
      "\(value.value)")
    return table.text(map.range(of: start..<(start + needle.count)))
  }

  @Test(arguments: [
    (#"a = "Open ${x}";"#, "${x}", "${x}"),
    (#"a = 'Open "${x}"';"#, "${x}", "${x}"),
    (#"a = "\"${x}\"";"#, "${x}", "${x}"),
    (#"a = "\"${x}\"";"#, "\"${x}\"", #"\"${x}\""#),
    (#"a = "\n\t\\${x}";"#, "${x}", "${x}"),
    (#"a = "\U00e4\Ud83d\Ude00${x}";"#, "${x}", "${x}"),
    (#"a = "\U00e4\Ud83d\Ude00${x}";"#, "\u{1F600}", #"\Ud83d\Ude00"#),
    (#"a = "\101\7${x}";"#, "${x}", "${x}"),
    (#"a = "\$\{x}";"#, "${x}", #"\$\{x}"#),
    ("a = \"für\\\n ${x}\";", "${x}", "${x}"),
  ])
  func `a part of an old-style text is found behind escapes`(text: String, part: String, expected: String) throws {
    #expect(try source(of: part, in: text, path: "Test.strings") == expected)
    #expect(try source(of: part, in: "\u{FEFF}// ä\n" + text, path: "Test.strings") == expected)
  }

  @Test func `a part of a text in XML is found behind references`() throws {
    let text = "<plist><dict><key>a</key><string>&#xFC; &amp; <![CDATA[<]]>${x}&gt;</string></dict></plist>"
    #expect(try source(of: "${x}", in: text, path: "Test.strings") == "${x}")
    #expect(try source(of: "${x}>", in: text, path: "Test.stringsdict") == "${x}&gt;")
  }

  @Test(arguments: [
    (#"Open ${x}"#, "${x}", "${x}"),
    (#"\"${x}\" \/ \\"#, "${x}", "${x}"),
    (#"\u00e4\ud83d\ude00\n${x}"#, "${x}", "${x}"),
    (#"\u0024{x\u007d"#, "${x}", #"\u0024{x\u007d"#),
  ])
  func `a part of a text in a catalogue is found behind escapes`(text: String, part: String, expected: String) throws {
    let catalogue = """
      { "sourceLanguage": "en", "strings": { "a": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "\(text)" } } } } } }
      """
    #expect(try source(of: part, in: catalogue, path: "Test.xcstrings") == expected)
  }

  @Test func `a text without quotation marks has no map`() throws {
    #expect(try source(of: "b", in: "a = b;", path: "Test.strings") == nil)
    #expect(try source(of: "b", in: "b;", path: "Test.strings") == nil)
  }

  @Test func `places in a table in UTF-16 are those of its text`() throws {
    let text = #"a = "\"${x}\"";"#
    let bytes: [UInt8] = text.utf16.flatMap { unit -> [UInt8] in
      [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
    }
    let table = try #require(TableReading([0xFE, 0xFF] + bytes).table)
    let value = try #require(table.entries.first?.value.texts.first)
    #expect(table.textMap(of: value)?.range(of: 1..<5) == SourceRange(7, 11))
  }
}
