import Foundation
import Localization
import SourceDiagnostics
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isAvailable, "the corpus is not installed"))
struct CorpusWritingTests {
  /// The entries of a published table; of a key that is there twice, the last.
  private func content(_ file: CorpusTable) -> [String: String] {
    var content: [String: String] = [:]
    for entry in TableReading(file.bytes, path: file.name).table?.entries ?? [] {
      if case .text(let text) = entry.value { content[entry.key.value] = text.value }
    }
    return content
  }

  @Test func `a table that is written has the texts of the published one`() throws {
    var count = 0
    for file in CorpusTable.all where file.name.hasSuffix(".strings") {
      let content = content(file)
      let bytes = StringsMerge(content.map { StringsText(key: $0.key, text: $0.value) }).bytes
      let list =
        bytes.isEmpty ? [:] : try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      #expect(list as? [String: String] == content, "\(file)")
      count += content.count
    }
    #expect(count > 10_000)
  }

  @Test func `a published table that is added to keeps its texts`() throws {
    let added = StringsText(key: "added", text: "“ä”\n", comment: "more")
    for file in CorpusTable.all where file.name.hasSuffix(".strings") {
      var diagnostics = DiagnosticEngine()
      let source = SourceFile(path: file.name, bytes: file.bytes)
      let merge = try #require(StringsMerge([added], into: source, diagnostics: &diagnostics), "\(file)")
      let list = try PropertyListSerialization.propertyList(from: Data(merge.bytes), format: nil)
      var expected = content(file)
      expected["added"] = "“ä”\n"
      #expect(list as? [String: String] == expected, "\(file)")
      #expect(merge.bytes.count > file.bytes.count)
    }
  }

  @Test func `a catalogue of all tables of a project says what they say`() throws {
    let folders = Dictionary(grouping: CorpusTable.all.filter { $0.name.hasSuffix(".strings") }) { file in
      file.path.split(separator: "/").dropLast(2).joined(separator: "/")
    }
    for files in folders.values {
      var texts: [String: [String: CatalogueText]] = [:]
      for (number, file) in files.enumerated() {
        for (key, text) in content(file) {
          texts[key, default: [:]]["l\(number)"] = .unit(CatalogueUnit(text, .translated))
        }
      }
      let bytes = CatalogueMerge(texts.map { CatalogueEntry(key: $0.key, texts: $0.value) }, sourceLanguage: "l0").bytes
      let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      let strings = try #require(root?["strings"] as? [String: [String: [String: [String: [String: String]]]]])
      for (key, languages) in texts {
        let found = strings[key]?["localizations"]?.mapValues { $0["stringUnit"]?["value"] }
        #expect(found == languages.mapValues { $0.units.first?.value })
      }
    }
  }
}
