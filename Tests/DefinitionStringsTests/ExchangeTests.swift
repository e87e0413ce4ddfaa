import IntentCompiler
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Translations on their way out and back")
struct ExchangeTests {
  let compiler = Compiler()

  func exported(
    _ files: [SourceFile], _ format: StringsExportRequest.Format, _ languages: [String] = []
  ) throws -> [SourceFile] {
    var diagnostics = DiagnosticEngine()
    let request = StringsExportRequest(inputs: [], output: "", format: format, languages: languages)
    return try #require(
      compiler.exportedFiles(of: files, request, diagnostics: &diagnostics), "\(diagnostics.errors)")
  }

  func imported(
    _ exchange: SourceFile, into files: [SourceFile], skipsInvalid: Bool = false, language: String? = nil
  ) -> (changed: [SourceFile]?, findings: [Diagnostic]) {
    var diagnostics = DiagnosticEngine()
    let changed = compiler.importedTables(
      from: [exchange], into: files, skipsInvalid: skipsInvalid, language: language, diagnostics: &diagnostics)
    return (changed, diagnostics.diagnostics)
  }

  /// Where a finding points, as line and column, with its text.
  func place(_ finding: Diagnostic) -> String {
    guard let location = finding.location else { return finding.message }
    let position = LineTable(location.file.bytes).position(at: Int(location.range.lowerBound))
    return "\(position.line):\(position.column): \(finding.message)"
  }

  // MARK: Export

  @Test("an XLIFF file has the texts, their translations and what a translator has to know")
  func exchangeFile() throws {
    let table = SmallProject.table(
      "\"titleA\" = \"Suppe & Brot\";\n\"confir\" = \"${soup}?\";\n\"confir-tomato\" = \"Tomate?\";\n")
    let file = try #require(try exported([SmallProject.definition(), table], .xliff).first)
    #expect(file.path == "de.xliff")
    #expect(
      file.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
        version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
        http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
          <file original="App/Base.lproj/Soup.intentdefinition" source-language="en" target-language="de" \
        datatype="plaintext" tool-id="intentc">
            <header>
              <tool tool-id="intentc" tool-name="intentc" tool-version="\(Compiler.version)"/>
            </header>
            <body>
              <trans-unit id="titleA" xml:space="preserve">
                <source>Order Soup</source>
                <target>Suppe &amp; Brot</target>
                <note>OrderSoup: name of the action, shown in Shortcuts and said by Siri</note>
              </trans-unit>
              <trans-unit id="soupNa" xml:space="preserve">
                <source>Soup</source>
                <note>OrderSoup.soup: name of a value of the action, shown in Shortcuts</note>
              </trans-unit>
              <trans-unit id="prompt" xml:space="preserve">
                <source>Which of ${count} soups?</source>
                <note>OrderSoup.soup: what Siri asks or shows to get the value
        Keep ${count} (a number)</note>
              </trans-unit>
              <trans-unit id="confir" xml:space="preserve">
                <source>Do you mean ${soup}?</source>
                <target>${soup}?</target>
                <note>OrderSoup.soup: what Siri asks to have the value confirmed
        Keep ${soup} (Soup)</note>
              </trans-unit>
              <trans-unit id="confir-tomato" xml:space="preserve">
                <source>Do you mean Tomato?</source>
                <target>Tomate?</target>
                <note>OrderSoup.soup: what Siri asks to have the value confirmed, with a word in the place of a token</note>
              </trans-unit>
              <trans-unit id="kindNa" xml:space="preserve">
                <source>Kind</source>
                <note>Kind: name of a kind of values, shown in Shortcuts</note>
              </trans-unit>
              <trans-unit id="tomato" xml:space="preserve">
                <source>Tomato</source>
                <note>Kind.tomato: one of the values to choose from, shown in lists and put into sentences</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
  }

  @Test("tables of a new language have all texts, and are in step")
  func tables() throws {
    let definition = SmallProject.definition()
    let table = try #require(try exported([definition], .strings, ["fr"]).first)
    #expect(table.path == "fr.lproj/Soup.strings")
    let placed = SourceFile(path: "App/" + table.path, bytes: table.bytes)
    var diagnostics = DiagnosticEngine()
    let changed = compiler.updatedTables(
      of: [definition, placed], StringsUpdateRequest(inputs: []), diagnostics: &diagnostics)
    #expect(changed?.isEmpty == true && diagnostics.diagnostics.isEmpty)
    #expect(table.text.split(separator: "/* untranslated */").count == 7)
  }

  @Test("a catalogue has all languages, and is in step")
  func catalogue() throws {
    let definition = SmallProject.definition()
    let table = SmallProject.table("\"titleA\" = \"Suppe bestellen\";\n")
    let file = try #require(try exported([definition, table], .xcstrings).first)
    #expect(file.path == "Soup.xcstrings" && file.text.contains("\"value\" : \"Suppe bestellen\""))
    let placed = SourceFile(path: "App/" + file.path, bytes: file.bytes)
    var diagnostics = DiagnosticEngine()
    let changed = compiler.updatedTables(
      of: [definition, placed], StringsUpdateRequest(inputs: []), diagnostics: &diagnostics)
    #expect(changed?.isEmpty == true && diagnostics.diagnostics.isEmpty)
    let back = imported(
      try #require(try exported([definition, placed], .xliff).first), into: [definition, placed])
    #expect(back.changed?.isEmpty == true && back.findings.isEmpty)
  }

  // MARK: Import

  /// An XLIFF file with units.
  func exchange(_ units: String, attributes: String = "target-language=\"de\"") -> SourceFile {
    SourceFile(
      "de.xliff",
      """
      <?xml version="1.0"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="Soup.intentdefinition" source-language="en" \(attributes) datatype="plaintext"><body>
      \(units)
      </body></file></xliff>
      """)
  }

  func unit(_ id: String, _ source: String, _ target: String) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  @Test("a translation takes the place of the text, and of nothing else")
  func taken() throws {
    let definition = SmallProject.definition()
    let table = SmallProject.table("// A\r\n\"titleA\" = \"Order Soup\"; /* untranslated */\r\n'soupNa' = Suppe;\r\n")
    let back = imported(
      exchange(
        unit("titleA", "Order Soup", "Eine \"Suppe\" &amp; &#x42;rot") + "\n" + unit("soupNa", "Soup", "Brühe") + "\n"
          + unit("tomato", "Tomato", "<g id=\"1\">Tom</g>ate") + "\n<trans-unit id=\"kindNa\"><source>Kind</source>"
          + "<target/></trans-unit>"),
      into: [definition, table])
    #expect(back.findings.isEmpty)
    #expect(
      try #require(back.changed?.first).text
        == "// A\r\n/* Source text: Order Soup */\r\n\"titleA\" = \"Eine \\\"Suppe\\\" & Brot\";\r\n"
        + "/* OrderSoup.soup: name of a value of the action, shown in Shortcuts\r\nSource text: Soup */\r\n"
        + "'soupNa' = \"Brühe\";\r\n\r\n"
        + "/* Kind.tomato: one of the values to choose from, shown in lists and put into sentences\r\n"
        + "Source text: Tomato */\r\n\"tomato\" = \"Tomate\";\r\n")
  }

  @Test("a language without a table gets one")
  func newTable() throws {
    let back = imported(
      exchange(unit("titleA", "Order Soup", "Suppe"), attributes: "target-language=\"pt-BR\""),
      into: [SmallProject.definition()])
    #expect(back.changed?.map(\.path) == ["App/pt-BR.lproj/Soup.strings"])
    #expect(back.changed?.first?.text.hasSuffix("\"titleA\" = \"Suppe\";\n") == true)
  }

  @Test(
    "what is wrong is told where it stands, and nothing is taken over",
    arguments: [
      ("titlea", "x", "4:17: 'titlea' is not in the definition"),
      ("prompt", "Welche?", "4:74: the de translation of 'prompt' drops '${count}'"),
      ("prompt", "&lt;${coun}", "4:78: the de translation of 'prompt' has '${coun}', which names no parameter"),
    ])
  func invalid(_ id: String, _ target: String, _ expected: String) {
    let files = [SmallProject.definition(), SmallProject.table("")]
    let source = id == "prompt" ? "Which of ${count} soups?" : "x"
    let back = imported(exchange(unit(id, source, target)), into: files)
    #expect(back.changed == nil)
    #expect(back.findings.map(place) == [expected])
    let rest = imported(
      exchange(unit(id, source, target) + unit("titleA", "Order Soup", "Suppe")), into: files, skipsInvalid: true)
    #expect(rest.changed?.first?.text.contains("Suppe") == true)
    #expect(rest.findings.map(\.severity) == [.warning])
  }

  @Test("a translation whose tokens are wrong in the table already goes out with a note, and keeps no other one back")
  func presentFault() throws {
    let files = [SmallProject.definition(), SmallProject.table("\"prompt\" = \"Welche?\";\n")]
    let out = try #require(try exported(files, .xliff).first)
    #expect(out.text.contains("<target state=\"needs-review-translation\">Welche?</target>"))
    #expect(out.text.contains("\nThe translation drops '${count}'</note>"))
    let untouched = imported(out, into: files)
    #expect(untouched.changed?.isEmpty == true && untouched.findings.map(\.severity) == [.warning])
    let translated = SourceFile(
      out.path, out.text.replacing("<source>Soup</source>", with: "<source>Soup</source><target>Suppe</target>"))
    #expect(imported(translated, into: files).changed?.first?.text.contains("\"soupNa\" = \"Suppe\";") == true)
  }

  @Test("a blank translation is none, and two of them are a fault")
  func blank() {
    let files = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"Suppe\";\n")]
    let blank = imported(exchange(unit("titleA", "Order Soup", " \n ")), into: files)
    #expect(blank.changed?.isEmpty == true && blank.findings.isEmpty)
    let two = imported(
      exchange(unit("titleA", "Order Soup", "A</target><target>B")), into: files)
    #expect(two.changed == nil && two.findings.map(\.message) == ["there is a second <target>"])
  }

  @Test("files of others are left out, whatever they have, and an unreadable unit can be skipped")
  func foreignFiles() {
    let files = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\";\n")]
    let foreign = """
      <file original="App/Main.storyboard" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="a.text"><source>Tap <x id="1"/></source><target>Tippe <x id="1"/></target></trans-unit>
      <trans-unit><source>a</source><target>b</target><target>c</target></trans-unit>
      </body></file>
      """
    func mixed(_ units: String) -> SourceFile {
      let own = exchange(units).text
      return SourceFile("de.xliff", own.replacing("<file original=\"Soup", with: foreign + "<file original=\"Soup"))
    }
    let good = unit("titleA", "Order Soup", "Suppe")
    let taken = imported(mixed(good), into: files)
    let text = "Source text: Order Soup */\n\"titleA\" = \"Suppe\";\n"
    #expect(taken.findings.isEmpty && taken.changed?.first?.text.hasSuffix(text) == true)
    let bad = mixed(good + unit("prompt", "Which of ${count} soups?", "Welche <x id=\"1\"/>?"))
    #expect(imported(bad, into: files).findings.map(\.message) == ["<x> does not say what it stands for"])
    #expect(
      imported(bad, into: files, skipsInvalid: true).changed?.first?.text.hasSuffix(text) == true)
  }

  @Test("texts of a table, as other programs export plural forms, are left out with a word")
  func tableTexts() {
    let files = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\";\n")]
    let plural = """
      <file original="App/en.lproj/Soup.stringsdict" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="/prompt:dict/count:dict/one:dict/:string"><source>a</source><target>b</target></trans-unit>
      </body></file>
      """
    let own = exchange(unit("titleA", "Order Soup", "Suppe")).text
    let both = SourceFile("de.xliff", own.replacing("<file original=\"Soup", with: plural + "<file original=\"Soup"))
    let taken = imported(both, into: files)
    #expect(taken.changed?.first?.text.hasSuffix("*/\n\"titleA\" = \"Suppe\";\n") == true)
    #expect(
      taken.findings.map(place) == [
        "3:17: 'App/en.lproj/Soup.stringsdict', a table of 'App/Base.lproj/Soup.intentdefinition', is left out with 1 text"
      ])
  }

  @Test("what a catalogue has for review goes out so, and a translator can confirm it")
  func review() throws {
    let definition = SmallProject.definition()
    let table = SmallProject.table("\"titleA\" = \"Suppe bestellen\";\n")
    let file = try #require(try exported([definition, table], .xcstrings).first)
    let catalogue = SourceFile(
      "App/" + file.path,
      file.text.replacing(
        #/"state" : "translated",(\s+)"value" : "Suppe bestellen"/#,
        with: { "\"state\" : \"needs_review\",\($0.output.1)\"value\" : \"Suppe bestellen\"" }))
    let out = try #require(try exported([definition, catalogue], .xliff).first)
    let target = "<target state=\"needs-review-translation\">Suppe bestellen"
    #expect(out.text.contains(target) && out.text.contains("\nThe translation is marked for review</note>"))
    #expect(imported(out, into: [definition, catalogue]).changed?.isEmpty == true)
    let confirmed = SourceFile(
      out.path, out.text.replacing("needs-review-translation", with: "final"))
    #expect(
      imported(confirmed, into: [definition, catalogue]).changed?.first?.text
        == catalogue.text.replacing("needs_review", with: "translated"))
  }

  @Test("a catalogue that is behind goes out with the older text, and a translation of the text of now settles it")
  func catalogueDrift() throws {
    let table = SmallProject.table("\"titleA\" = \"Bestellen\";\n")
    let french = SmallProject.table("\"titleA\" = \"Commander\";\n", "fr")
    let old = try #require(try exported([SmallProject.definition(title: "Order"), table, french], .xcstrings).first)
    let catalogue = SourceFile("App/" + old.path, old.text)
    let definition = SmallProject.definition()
    let (updated, _) = try UpdateTests().updated([definition, catalogue])
    // Brought in step before or not, a translator sees what the translation was made from.
    for file in [catalogue] + updated {
      let files = [definition, file]
      let out = try #require(try exported(files, .xliff, ["de"]).first)
      #expect(out.text.contains("<source>Order Soup</source>"))
      #expect(out.text.contains("\nThe text was 'Order' when it was translated</note>"))
      #expect(try exported(files, .xcstrings).first?.text.contains("\\nTranslated to de, fr from: Order\"") == true)
      let answer = SourceFile(out.path, out.text.replacing(">Bestellen<", with: ">Suppe bestellen<"))
      let back = try #require(imported(answer, into: files).changed?.first)
      #expect(back.text.contains("\\nTranslated to fr from: Order\"") && !back.text.contains("Translated to de"))
      let (again, findings) = try UpdateTests().updated([definition, back])
      #expect(again.isEmpty)
      #expect(
        findings.map(\.message) == ["the fr translation of 'titleA' is that of 'Order', which is 'Order Soup' now"])
      #expect(imported(out, into: [definition, updated[0]]).changed?.isEmpty == true)
    }
  }

  @Test("a catalogue keeps the words that a table in the language of the definition has of its own")
  func ownWords() throws {
    let own = SmallProject.table("\"titleA\" = \"Get Soup\";\n", "en")
    let table = SmallProject.table("\"titleA\" = \"Bestellen\";\n")
    let definition = SmallProject.definition()
    let file = try #require(try exported([definition, own, table], .xcstrings).first)
    let catalogue = SourceFile("App/" + file.path, file.text)
    #expect(
      file.text.contains("\"value\" : \"Get Soup\"") && file.text.contains("\\nTranslated to en from: Order Soup\""))
    let (changed, findings) = try UpdateTests().updated([definition, catalogue])
    #expect(changed.isEmpty && findings.isEmpty)
    let out = try #require(try exported([definition, catalogue], .xliff).first)
    #expect(out.text.contains("<target>Bestellen</target>") && !out.text.contains("needs-review"))
    // With another text in the definition, they are older ones.
    let new = SmallProject.definition(title: "Order a Soup")
    let updated = try #require(try UpdateTests().updated([new, catalogue]).changed.first)
    #expect(
      updated.text.contains("\"Order a Soup\"") && updated.text.contains("\\nTranslated to de from: Order Soup\""))
    #expect(!updated.text.contains("Get Soup") && !updated.text.contains("Translated to en"))
  }

  @Test("a table in step with a changed text goes out with both texts")
  func tableDrift() throws {
    let table = SmallProject.table("/* Source text: Order */\n\"titleA\" = \"Bestellen\";\n")
    let out = try #require(try exported([SmallProject.definition(), table], .strings).first)
    #expect(out.text.contains("\nSource text: Order\nSource text now: Order Soup */\n\"titleA\" = \"Bestellen\";"))
  }

  @Test("a translator who confirms a translation of an older text has it noted")
  func confirmed() throws {
    let old = SmallProject.table("/* Source text: Order */\n\"titleA\" = \"Suppe\";\n")
    let files = [SmallProject.definition(), old]
    let out = try #require(try exported(files, .xliff).first)
    #expect(imported(out, into: files).changed?.isEmpty == true)
    let confirmed = SourceFile(out.path, out.text.replacing("needs-review-translation", with: "translated"))
    #expect(
      imported(confirmed, into: files).changed?.first?.text
        == old.text.replacing("Source text: Order ", with: "Source text: Order Soup "))
  }

  @Test("IDs that were renamed since are found by words and notes")
  func renamedIDs() throws {
    let files = [SmallProject.definition(), SmallProject.table(SmallProject.german)]
    let out = try #require(try exported(files, .xliff).first)
    var diagnostics = DiagnosticEngine()
    let renamed = try #require(compiler.filesWithReadableIDs(of: files, diagnostics: &diagnostics)).files
    let untouched = imported(out, into: renamed)
    #expect(untouched.changed?.isEmpty == true)
    #expect(
      untouched.findings.map(\.message) == ["'titleA' is 'OrderSoup.Title' by now, and 6 more texts have other IDs"])
    let changed = imported(SourceFile(out.path, out.text.replacing("Tomate<", with: "Paradeiser<")), into: renamed)
    #expect(changed.changed?.first?.text.contains("\"Kind.tomato.Name\" = \"Paradeiser\";") == true)
    // A text with the same words elsewhere is not meant.
    let other = imported(
      exchange("<trans-unit id=\"x\"><source>Soup</source><target>y</target><note>Other.soup: a</note></trans-unit>"),
      into: renamed)
    #expect(other.changed == nil && other.findings.map(\.message) == ["'x' is not in the definition"])
  }

  @Test("of renamed texts with the same words in the same place, each is found in its order")
  func renamedTwins() throws {
    func value(_ id: String) -> String {
      """
      \t\t\t\t<dict>
      \t\t\t\t\t<key>INEnumValueDisplayName</key>
      \t\t\t\t\t<string>Tomato</string>
      \t\t\t\t\t<key>INEnumValueDisplayNameID</key>
      \t\t\t\t\t<string>\(id)</string>
      \t\t\t\t\t<key>INEnumValueName</key>
      \t\t\t\t\t<string>tomato</string>
      \t\t\t\t</dict>

      """
    }
    let single = SmallProject.definition()
    let definition = SourceFile(
      single.path, single.text.replacing(value("tomato"), with: value("tomato") + value("tomat2")))
    #expect(definition != single)
    let table = SmallProject.table(SmallProject.german + "\"tomat2\" = \"Tomate, rot\";\n")
    let files = [definition, table]
    let out = try #require(try exported(files, .xliff, ["de", "de", "DE"]).first)
    var diagnostics = DiagnosticEngine()
    let renamed = try #require(compiler.filesWithReadableIDs(of: files, diagnostics: &diagnostics)).files
    #expect(imported(out, into: renamed).changed?.isEmpty == true)
    // Without a note, the place is not known.
    let bare = out.text.replacing(/<note>[^<]*<\/note>/, with: "")
    #expect(imported(SourceFile(out.path, bare), into: renamed).changed == nil)
  }

  @Test(
    "files that are no XLIFF are refused with the place",
    arguments: [
      ("<xliff version='1.2'><file original='a'>", "1:41: cannot read XLIFF: the file ends within <file>"),
      ("<xliff version='2.0'/>", "1:17: cannot read XLIFF: the file is of version 2.0"),
      ("<a>&b;</a>", "1:1: cannot read XLIFF: the root element is <a>, not <xliff>"),
      ("<xliff>&b;</xliff>", "1:8: cannot read XLIFF: '&b;' stands for no character"),
      ("<xliff><a></b></xliff>", "1:11: cannot read XLIFF: </b> closes no element"),
      ("<!DOCTYPE x><xliff/>", "1:1: cannot read XLIFF: the file has a document type"),
      ("<xliff/><xliff/>", "1:9: cannot read XLIFF: there is a second root element"),
      ("<xliff a='1' a='2'/>", "1:14: cannot read XLIFF: 'a' is given twice"),
      ("", "1:1: cannot read XLIFF: the file has no element"),
    ])
  func unreadable(_ text: String, _ expected: String) {
    let back = imported(SourceFile("a.xliff", text), into: [SmallProject.definition()])
    #expect(back.changed == nil && back.findings.map(place) == [expected])
  }

  @Test("files cut off anywhere, and with any byte changed, are read or refused")
  func damaged() throws {
    let file = exchange(unit("titleA", "Order Soup", "Suppe<!-- c --><![CDATA[<x>]]>&amp;"))
    let reader = ExchangeReader()
    for end in 0..<file.bytes.count {
      var diagnostics = DiagnosticEngine()
      let read = reader.read(
        SourceFile(path: "a.xliff", bytes: Array(file.bytes[..<end])), diagnostics: &diagnostics)
      #expect(read == nil && diagnostics.hasErrors)
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      var bytes = file.bytes
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      var diagnostics = DiagnosticEngine()
      let read = reader.read(SourceFile(path: "a.xliff", bytes: bytes), diagnostics: &diagnostics)
      #expect((read == nil) == diagnostics.hasErrors)
    }
  }

  @Test("what goes out and comes back without a translation changes nothing, for every published definition")
  func roundTrip() throws {
    var count = 0
    for project in TableProject.all {
      var diagnostics = DiagnosticEngine()
      let request = StringsExportRequest(inputs: [], output: "", format: .xliff)
      // Without a language there is nothing to export.
      guard let files = compiler.exportedFiles(of: project.files, request, diagnostics: &diagnostics) else { continue }
      count += files.count
      for file in files {
        let faults = ExchangeShape.faults(of: file.text)
        #expect(faults.isEmpty, "\(project) \(file.path): \(faults.prefix(3))")
      }
      let changed = compiler.importedTables(from: files, into: project.files, diagnostics: &diagnostics)
      #expect(changed?.isEmpty == true, "\(project) \(diagnostics.diagnostics.map(place).prefix(3))")
    }
    if Corpus.isAvailable { #expect(count > 300) }
  }
}
