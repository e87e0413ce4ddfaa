import Foundation
import Localization
import SourceDiagnostics
import Testing

@Suite struct StringsMergeTests {
  private let texts = [
    StringsText(key: "soup \"hot\"", text: "a\\b\n\"c\"\t\u{1}é😀", comment: "said */ aloud"),
    StringsText(key: "Bowl", text: ""),
  ]

  @Test func `a new table has its texts in order, with comments`() {
    let bytes = StringsMerge(texts).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        "Bowl" = "";

        /* said * / aloud */
        "soup \\"hot\\"" = "a\\\\b\\n\\"c\\"\\t\\U0001é😀";

        """)
    #expect(
      TableReading(bytes).tables.flatMap(\.content) == [
        TableLine(key: "Bowl", texts: [""]), TableLine(key: texts[0].key, texts: [texts[0].text]),
      ])
    #expect(TableReading(StringsMerge([]).bytes).tables.flatMap(\.content).isEmpty)
  }

  @Test func `another program reads the same texts`() throws {
    // The reader of this format in Foundation knows no \U escapes.
    let texts = [StringsText(key: "k \"e\" y", text: "a\\b\n\"c\"\té😀", comment: "note")]
    let list = try PropertyListSerialization.propertyList(from: Data(StringsMerge(texts).bytes), format: nil)
    #expect(list as? [String: String] == ["k \"e\" y": "a\\b\n\"c\"\té😀"])
  }

  private func merged(_ texts: [StringsText], into bytes: [UInt8]) throws -> StringsMerge {
    var diagnostics = DiagnosticEngine()
    let merge = StringsMerge(
      texts, into: SourceFile(path: "Localizable.strings", bytes: bytes), diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    return try #require(merge)
  }

  @Test(
    arguments: [
      "", "// nothing\n", "/* A */\n\"a\" = \"b\"; // and so on\n\n// end\n", "a=b;", "\"a\" = \"b\";\r\n",
      "\"a\" = \"b\";\n// end",
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<string>b</string>\n</dict>\n</plist>\n",
      "<plist><dict/></plist>", "<plist><dict><key>a</key><string>b</string></dict></plist><!-- </plist> -->",
    ])
  func `new texts come behind those of a table, which stay`(table: String) throws {
    let old = TableReading(table).tables.flatMap(\.content)
    let merge = try merged(texts, into: Array(table.utf8))
    let reading = TableReading(merge.bytes)
    #expect(reading.diagnostics.isEmpty)
    let isXML = table.hasPrefix("<")
    let added = isXML ? texts[0].text.replacing("\u{1}", with: "") : texts[0].text
    #expect(
      reading.tables.flatMap(\.content)
        == old + [TableLine(key: "Bowl", texts: [""]), TableLine(key: texts[0].key, texts: [added])])
    for line in table.split(whereSeparator: \.isNewline) where !isXML {
      #expect(String(decoding: merge.bytes, as: UTF8.self).contains(line))
    }
    let again = try merged(texts, into: merge.bytes)
    #expect(again.bytes == merge.bytes && again.keptKeys == (isXML ? [texts[0].key] : []))
  }

  @Test func `texts of the table win`() throws {
    let table = Array("\"Bowl\" = \"Schale\";\n".utf8)
    let merge = try merged([texts[1], StringsText(key: "Bowl2", text: "x")], into: table)
    #expect(merge.keptKeys == ["Bowl"])
    #expect(TableReading(merge.bytes).tables.flatMap(\.content).map(\.texts) == [["Schale"], ["x"]])
    #expect(try merged([StringsText(key: "Bowl", text: "Schale")], into: table) == merged([], into: table))
  }

  @Test func `a table in UTF-16 stays one`() throws {
    let encoding = TextEncoding.utf16BigEndian(hasByteOrderMark: true)
    let merge = try merged(texts, into: encoding.encode(Array("\"a\" = \"ö\";\n".utf8)))
    let reading = TableReading(merge.bytes)
    #expect(reading.table?.encoding == encoding && reading.table?.entries.count == 3)
  }

  @Test(
    arguments: [
      ("{ a = b; }", "entries cannot be added to the table"), ("a = b", "cannot read table"),
      ("\"a\" = \"b\"; /* x\n y */", "entries cannot be added to the table"),
    ])
  func `a table that cannot be added to is left alone`(table: String, message: String) {
    var diagnostics = DiagnosticEngine()
    let file = SourceFile(path: "Localizable.strings", bytes: Array(table.utf8))
    #expect(StringsMerge(texts, into: file, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.diagnostics.first?.message.hasPrefix(message) == true)
  }

  // MARK: Plural rules

  private let plurals = [
    PluralText(
      key: "%lld bowls & \"%@\"", format: "%1$#@bowls@ <%2$@>",
      parts: [
        CatalogueSubstitution(
          name: "bowls", argument: 1, specifier: "lld",
          forms: [
            "one": CatalogueUnit("%1$lld bowl", .translated), "other": CatalogueUnit("%1$lld bowls", .translated),
          ])
      ])
  ]

  @Test func `a new table of plural rules is one to other programs`() throws {
    let bytes = PluralMerge(plurals).bytes
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let entry = (list as? [String: [String: Any]])?["%lld bowls & \"%@\""]
    #expect(entry?["NSStringLocalizedFormatKey"] as? String == "%1$#@bowls@ <%2$@>")
    #expect(
      entry?["bowls"] as? [String: String] == [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "one": "%1$lld bowl", "other": "%1$lld bowls",
      ])
    #expect(TableReading(bytes, path: "Localizable.stringsdict").tables.flatMap(\.content).count == 1)
  }

  @Test func `plural rules come behind those of a table`() throws {
    var diagnostics = DiagnosticEngine()
    let path = "Localizable.stringsdict"
    let table = PluralMerge([PluralText(key: "a", format: "%#@n@", parts: plurals[0].parts)]).bytes
    let merge = try #require(
      PluralMerge(plurals, into: SourceFile(path: path, bytes: table), diagnostics: &diagnostics))
    #expect(TableReading(merge.bytes, path: path).tables.flatMap(\.content).map(\.key) == ["a", plurals[0].key])
    let again = PluralMerge(plurals, into: SourceFile(path: path, bytes: merge.bytes), diagnostics: &diagnostics)
    #expect(again?.bytes == merge.bytes && again?.keptKeys == [])
    let other = [PluralText(key: "a", format: "%#@m@", parts: [])]
    let kept = PluralMerge(other, into: SourceFile(path: path, bytes: table), diagnostics: &diagnostics)
    #expect(kept?.bytes == table && kept?.keptKeys == ["a"])
    #expect(diagnostics.diagnostics.isEmpty)
  }
}
