import Localization
import SourceDiagnostics
import Testing

@Suite struct RemovalTests {
  @Test(
    arguments: [
      // Lines of their own, with their comment and the blank line that kept them apart.
      (
        "/* A */\n\"a\" = \"1\";\n\n/* X */\n\"x\" = \"2\";\n\n/* B */\n\"b\" = \"3\";\n", "/* X */\n\"x\" = \"2\";\n\n"
      ),
      ("a = 1;\nx = 2;\nb = 3;\n", "x = 2;\n"),
      ("a = 1;\r\nx = 2;\r\n", "x = 2;\r\n"),
      ("a = 1;\rx = 2;\rb = 3;", "x = 2;\r"),
      ("a = 1;\nx = 2;", "x = 2;"),
      ("x = 2;\n", "x = 2;\n"),
      ("x = 2;\n\nb = 3;\n", "x = 2;\n\n"),
      ("\u{FEFF}x = 2;\n\nb = 3;\n", "x = 2;\n\n"),
      ("a = 1;\n\nx = 2;\nb = 3;\n", "x = 2;\n"),
      ("  x = 2; // About x\nb = 3;\n", "  x = 2; // About x\n"),
      ("x = 2; /* About x */ /* too */\nb = 3;\n", "x = 2; /* About x */ /* too */\n"),
      ("// One\n// two\nx = 2;\n\nb = 3;\n", "// One\n// two\nx = 2;\n\n"),
      ("x = \"two\nlines\";\nb = 3;\n", "x = \"two\nlines\";\n"),
      ("/* c */ x = 2;\nb = 3;\n", "/* c */ x = 2;\n"),
      // Not alone.
      ("a = 1; x = 2; b = 3;\n", "x = 2;"),
      ("{ x = 2; }", "x = 2;"),
      ("a = 1; /* of x */ x = 2;\n", "x = 2;"),
      ("x = 2; /* of b */ b = 3;\n", "x = 2;"),
      ("x = 2; /* of x,\n long */\nb = 3;\n", "x = 2;"),
      // Comments of something else.
      ("/* Heading */\n\nx = 2;\nb = 3;\n", "x = 2;\n"),
      ("/* Heading */\nx = 2;\nb = 3;\n", "x = 2;\n"),
      ("a = 1; // of a\nx = 2;\n", "x = 2;\n"),
    ])
  func `what goes with an entry in the old style`(text: String, expected: String) throws {
    let table = try #require(TableReading(text).table)
    let entry = try #require(table.entries.first { $0.key.value == "x" })
    #expect(entry.removal.map(table.text) == expected)
    let rest = TableReading(table.removing(entry))
    #expect(rest.table?.content == table.content.filter { $0.key != "x" })
  }

  @Test(
    arguments: [
      ("<dict>\n\t<key>x</key>\n\t<string>1</string>\n</dict>", "\t<key>x</key>\n\t<string>1</string>\n"),
      (
        "<dict>\n\t<!-- <x> -->\n\t<key>x</key>\n\t<string>1</string> <!-- too -->\n</dict>",
        "\t<!-- <x> -->\n\t<key>x</key>\n\t<string>1</string> <!-- too -->\n"
      ),
      ("<dict><key>x</key><string>1</string></dict>", "<key>x</key><string>1</string>"),
      ("<dict>\n<!-- H -->\n\n<key>x</key><string/>\n</dict>", "<key>x</key><string/>\n"),
      (
        "<dict>\n<!-- H -->\n<key>x</key><string/>\n<key>a</key><string/>\n</dict>", "<key>x</key><string/>\n"
      ),
    ])
  func `what goes with an entry in XML`(text: String, expected: String) throws {
    let table = try #require(TableReading("<plist>\n\(text)\n</plist>\n").table)
    let entry = try #require(table.entries.first { $0.key.value == "x" })
    #expect(entry.removal.map(table.text) == expected)
    let rest = TableReading(table.removing(entry))
    #expect(rest.table?.content == table.content.filter { $0.key != "x" })
  }
}
