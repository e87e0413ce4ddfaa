import IntentCompiler
import SourceDiagnostics
import Testing

extension ExchangeTests {
  @Test(
    "languages have to be right",
    arguments: [
      ("", "3:1: it is not said what language the translations are in"),
      ("target-language=\"en\"", "3:78: the translations are in 'en', the language of the definition"),
      ("target-language=\"?\"", "3:78: '?' is no language"),
    ])
  func languages(_ attributes: String, _ expected: String) {
    let back = imported(
      exchange(unit("titleA", "Order Soup", "x"), attributes: attributes), into: [SmallProject.definition()])
    #expect(back.changed == nil && back.findings.map(place) == [expected])
  }

  @Test("two folders of one language go out and come back each on its own")
  func folders() throws {
    let files = [
      SmallProject.definition(), SmallProject.table("\"titleA\" = \"Suppe\";\n"),
      SmallProject.table("\"titleA\" = \"Bestellung\";\n", "German"),
    ]
    let out = try exported(files, .xliff)
    #expect(out.map(\.path) == ["German.xliff", "de.xliff"])
    for (file, (name, words)) in zip(out, [(2, "Bestellung"), (1, "Suppe")]) {
      #expect(file.text.contains("<target>\(words)</target>"))
      let untouched = imported(file, into: files)
      #expect(untouched.changed?.isEmpty == true && untouched.findings.isEmpty)
      let changed = imported(SourceFile(file.path, file.text.replacing(words, with: "Neu")), into: files).changed
      #expect(changed?.map(\.path) == [files[name].path])
    }
    let other = imported(
      exchange(unit("titleA", "Order Soup", "x"), attributes: "target-language=\"GERMAN\""), into: files)
    #expect(other.findings.map(\.message) == ["several folders are for 'GERMAN', 'German', 'de'"])
  }

  @Test("a folder whose name is no tag of a language has its texts in the language that it means")
  func exchangeLanguage() throws {
    for (folder, tag) in [("zh_TW", "zh-Hant"), ("Portuguese", "pt"), ("German", "German"), ("pt-BR", "pt-BR")] {
      let files = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\";\n", folder)]
      let out = try #require(try exported(files, .xliff).first)
      #expect(out.path == "\(folder).xliff" && out.text.contains("target-language=\"\(tag)\""))
      #expect(ExchangeShape.faults(of: out.text).isEmpty)
      let changed = imported(SourceFile(out.path, out.text.replacing("<target>x<", with: "<target>y<")), into: files)
      #expect(changed.changed?.map(\.path) == ["App/\(folder).lproj/Soup.strings"])
    }
  }

  @Test("a language that nobody knows gets no folder, unless it is there or asked for")
  func unknownLanguages() throws {
    let files = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\";\n")]
    let message = "'xx-YY' is no language that is known"
    var diagnostics = DiagnosticEngine()
    let request = StringsExportRequest(inputs: [], output: "", format: .strings, languages: ["de", "xx-YY"])
    #expect(compiler.exportedFiles(of: files, request, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.errors == [message])
    let known = ["zh-Hant-HK", "es-419", "pt-BR", "sr-Latn", "zh_TW", "fil", "ca-valencia", "German"]
    #expect(try exported(files, .strings, known).count == known.count)
    let present = files + [SmallProject.table("", "xx-YY")]
    #expect(try exported(present, .strings, ["xx-YY"]).map(\.path) == ["xx-YY.lproj/Soup.strings"])
    let file = exchange(unit("titleA", "Order Soup", "y"), attributes: "target-language=\"xx-YY\"")
    #expect(imported(file, into: files).findings.map(\.message) == [message])
    #expect(imported(file, into: present).changed?.map(\.path) == ["App/xx-YY.lproj/Soup.strings"])
    #expect(
      imported(file, into: files, language: "xx-YY").changed?.map(\.path) == ["App/xx-YY.lproj/Soup.strings"])
    let update = StringsUpdateRequest(inputs: [], languages: ["de", "fr"])
    var missing = DiagnosticEngine()
    #expect(compiler.updatedTables(of: files, update, diagnostics: &missing) == nil)
    #expect(missing.errors == ["there is no table in 'fr'"])
  }

  @Test("a folder keeps its spelling, and a language that may be one that is there is asked for")
  func spelling() throws {
    let taiwan = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\";\n", "zh-TW")]
    let out = try #require(try exported(taiwan, .xliff).first)
    #expect(out.path == "zh-TW.xliff" && out.text.contains("target-language=\"zh-TW\""))
    let german = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\";\n")]
    let file = exchange(unit("titleA", "Order Soup", "Suppe"), attributes: "target-language=\"de-DE\"")
    let asked = imported(file, into: german)
    #expect(
      asked.changed == nil
        && asked.findings.map(\.message) == ["there are no translations to 'de-DE' yet, but some to 'de'"])
    for language in ["de", "de-DE"] {
      #expect(
        imported(file, into: german, language: language).changed?.map(\.path)
          == ["App/\(language).lproj/Soup.strings"])
    }
  }
}
