import IntentCompiler
import Localization
import SourceDiagnostics
import Testing

extension UpdateTests {
  @Test("words of the definition's own language that differ in outer blanks alone are told, and stay")
  func outerBlanks() throws {
    let definition = SmallProject.definition(title: "Order Soup")
    let told = ["the en words of 'titleA' are 'Order Soup ', those of the definition 'Order Soup'"]
    var table = SmallProject.table("titleA = \"Order Soup \";\n", "en")
    for _ in 1...2 {
      let result = try updated([definition, table], StringsUpdateRequest(inputs: [], addsComments: true))
      #expect(result.findings.map(\.message) == told)
      table = result.changed.first ?? table
      #expect(table.text.hasPrefix("titleA = \"Order Soup \";\n"))
    }
    // A comment with the text says that the words are meant.
    let reviewing = StringsUpdateRequest(inputs: [], takesAsReviewed: true)
    let reviewed = try #require(try updated([definition, table], reviewing).changed.first)
    #expect(reviewed.text.contains("Source text: Order Soup */\ntitleA = \"Order Soup \";\n"))
    let again = try updated([definition, reviewed])
    #expect(again.changed.isEmpty && again.findings.isEmpty)
  }

  @Test(
    "encoding, byte order mark and line ends stay",
    arguments: [
      TextEncoding.utf8(hasByteOrderMark: true), .utf16LittleEndian(hasByteOrderMark: true),
      .utf16BigEndian(hasByteOrderMark: false),
    ])
  func encodings(_ encoding: TextEncoding) throws {
    func file(_ text: String) -> SourceFile {
      let mark = encoding == .utf8(hasByteOrderMark: true) ? "\u{FEFF}" : ""
      return SourceFile(
        path: "App/de.lproj/Soup.strings",
        bytes: encoding.encode(Array((mark + text.replacing("\n", with: "\r\n")).utf8)))
    }
    let german = SmallProject.german.replacing("titleA = \"Suppe bestellen\";\n", with: "")
    let changed = try #require(try updated([SmallProject.definition(), file(german)]).changed.first)
    #expect(
      changed
        == file(
          german + """

            /* OrderSoup: name of the action, shown in Shortcuts and said by Siri
            Source text: Order Soup */
            "titleA" = "Order Soup"; /* untranslated */

            """))
    var diagnostics = DiagnosticEngine()
    let renamed = compiler.filesWithReadableIDs(
      of: [SmallProject.definition(), file(german)], diagnostics: &diagnostics)
    #expect(
      renamed?.files.last
        == file(
          german.replacing("kindNa", with: "Kind.Name").replacing("confir", with: "OrderSoup.soup.Dialog.Confirmation")
            .replacing("tomato", with: "Kind.tomato.Name").replacing("soupNa", with: "OrderSoup.soup.Name")
            .replacing("prompt", with: "OrderSoup.soup.Dialog.Primary")))
  }

  @Test("lines that end with a carriage return alone stay so")
  func carriageReturns() throws {
    let german = SmallProject.german.replacing("titleA = \"Suppe bestellen\";\n", with: "")
    let table = SmallProject.table(german.replacing("\n", with: "\r"))
    for request in [StringsUpdateRequest(inputs: []), StringsUpdateRequest(inputs: [], addsComments: true)] {
      let changed = try #require(try updated([SmallProject.definition(), table], request).changed.first)
      #expect(!changed.bytes.contains(0x0A))
      let same = try updated([SmallProject.definition(), SmallProject.table(german)], request).changed.first
      #expect(changed.text.replacing("\r", with: "\n") == same?.text)
    }
  }

  @Test(
    "a table in another encoding is refused with the name of the likely one",
    arguments: [
      // "möchtest", "Für", "don’t" and "Straße" in Mac OS Roman, Windows' and ISO's Latin.
      ([0x6D, 0x9A, 0x63, 0x68, 0x74, 0x65, 0x73, 0x74, 0x20, 0x46, 0x9F, 0x72], "MACINTOSH"),
      ([0x6D, 0xF6, 0x63, 0x68, 0x20, 0x64, 0x6F, 0x6E, 0x92, 0x74, 0x20, 0x9A, 0x61, 0xFC, 0x62], "WINDOWS-1252"),
      ([0x53, 0x74, 0x72, 0x61, 0xDF, 0x65], "ISO-8859-1"),
    ] as [([UInt8], String)])
  func otherEncodings(_ word: [UInt8], _ name: String) {
    var diagnostics = DiagnosticEngine()
    let file = SourceFile(
      path: "App/de.lproj/Soup.strings", bytes: Array("\"titleA\" = \"".utf8) + word + Array("\";".utf8))
    _ = compiler.updatedTables(
      of: [SmallProject.definition(), file], StringsUpdateRequest(inputs: []), diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.first?.hint?.contains("iconv -f \(name) ") == true)
  }

  @Test("a catalogue keeps its indentation", arguments: ["    ", "\t", "  "])
  func indentation(_ unit: String) throws {
    func catalogue(_ text: String) -> SourceFile {
      SourceFile("App/Soup.xcstrings", text.replacing("  ", with: unit))
    }
    let plain = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "titleA" : {
            "extractionState" : "manual"
          },
          "tomato" : {

          }
        },
        "version" : "1.0"
      }
      """
    let definition = SmallProject.definition()
    let expected = try #require(try updated([definition, SourceFile("App/Soup.xcstrings", plain)]).changed.first)
    #expect(try updated([definition, catalogue(plain)]).changed.first?.text == catalogue(expected.text).text)
  }
}
