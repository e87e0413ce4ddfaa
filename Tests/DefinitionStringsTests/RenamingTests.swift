import IntentCompiler
import IntentModel
import Localization
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Readable string IDs")
struct RenamingTests {
  private let compiler = Compiler()

  private func renamed(
    _ files: [SourceFile], all: Bool = false
  ) throws -> (files: [SourceFile], renamedCount: Int) {
    var diagnostics = DiagnosticEngine()
    return try #require(
      compiler.filesWithReadableIDs(of: files, renamesAll: all, diagnostics: &diagnostics), "\(diagnostics.errors)")
  }

  @Test("IDs say what texts are for, in the definition and its tables, and nothing else changes")
  func names() throws {
    let table = SmallProject.table(SmallProject.german)
    let shared = SourceFile("App/fr.lproj/Soup.strings", "\"titleA\";\n\"gone00\" = \"titleA\";\n")
    let definition = SmallProject.definition()
    let result = try renamed([definition, table, shared])
    #expect(result.renamedCount == 7)
    let names = [
      "kindNa": "Kind.Name", "tomato": "Kind.tomato.Name", "soupNa": "OrderSoup.soup.Name",
      "prompt": "OrderSoup.soup.Dialog.Primary", "confir": "OrderSoup.soup.Dialog.Confirmation",
      "titleA": "OrderSoup.Title", "descri": "OrderSoup.Description",
    ]
    func replaced(_ text: String, _ marks: (String) -> (String, String)) -> String {
      names.reduce(text) { $0.replacing(marks($1.key).0, with: marks($1.value).1) }
    }
    let byPath = Dictionary(uniqueKeysWithValues: result.files.map { ($0.path, $0.text) })
    #expect(
      byPath[table.path]
        == """
        /* (No Comment) */
        "Kind.Name" = "Art";
        "Kind.tomato.Name" = "Tomate";
        "OrderSoup.soup.Name" = "Suppe";

        // said
        "OrderSoup.soup.Dialog.Primary" = "Welche von ${count} Suppen?";
        "OrderSoup.soup.Dialog.Confirmation" = "Meinst du ${soup}?";
        "OrderSoup.soup.Dialog.Confirmation-Kind.tomato.Name" = "Meinst du die Tomatensuppe?";
        OrderSoup.Title = "Suppe bestellen";

        """)
    #expect(byPath[shared.path] == "\"OrderSoup.Title\" = \"titleA\";\n\"gone00\" = \"titleA\";\n")
    let new = try #require(byPath[definition.path])
    #expect(names.allSatisfy { new.contains("<string>\($0.value)</string>") })
    #expect(try renamed([SourceFile(definition.path, new)]).renamedCount == 0)
  }

  @Test("an ID that a table has already is not given away")
  func takenNames() throws {
    let table = SmallProject.table("\"OrderSoup.Title\" = \"alt\";\n\"titleA\" = \"neu\";\n")
    let result = try renamed([SmallProject.definition(), table])
    #expect(
      result.files.first { $0.path == table.path }?.text
        == "\"OrderSoup.Title\" = \"alt\";\n\"OrderSoup.Title.2\" = \"neu\";\n")
  }

  @Test("names that texts give up are given to others at once")
  func exchangedNames() throws {
    let swapped = ["soupNa": "Kind.Name", "kindNa": "OrderSoup.soup.Name"]
    func text(_ text: String) -> String {
      swapped.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }
    let definition = SmallProject.definition()
    let table = SmallProject.table(text(SmallProject.german))
    let files = [SourceFile(definition.path, text(definition.text)), table]
    let result = try renamed(files, all: true)
    let plain = try renamed([definition, SmallProject.table(SmallProject.german)])
    #expect(result.files.map(\.text) == plain.files.map(\.text))
    #expect(try renamed(result.files, all: true).renamedCount == 0)
  }

  @Test("a catalogue whose keys are in order has them in order afterwards, and nothing else changes")
  func catalogueOrder() throws {
    let definition = SmallProject.definition()
    func catalogue(_ entries: [(String, String)]) -> SourceFile {
      let members = entries.map { "    \"\($0)\" : {\n      \"comment\" : \"\($1)\"\n    }" }
      return SourceFile(
        "App/Soup.xcstrings",
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + members.joined(separator: ",\n")
          + "\n  },\n  \"version\" : \"1.0\"\n}")
    }
    let sorted = [("confir", "1"), ("gone00", "2"), ("kindNa", "3"), ("soupNa", "4"), ("titleA", "5"), ("tomato", "6")]
    let names = [
      "kindNa": "Kind.Name", "tomato": "Kind.tomato.Name", "soupNa": "OrderSoup.soup.Name",
      "confir": "OrderSoup.soup.Dialog.Confirmation", "titleA": "OrderSoup.Title",
    ]
    let result = try renamed([definition, catalogue(sorted)]).files.last?.text
    let order = [("gone00", "2"), ("kindNa", "3"), ("tomato", "6"), ("confir", "1"), ("soupNa", "4"), ("titleA", "5")]
    #expect(result == catalogue(order.map { (names[$0.0] ?? $0.0, $0.1) }).text)
    // Keys in no order stay where they are.
    let mixed = Array(sorted.reversed())
    #expect(
      try renamed([definition, catalogue(mixed)]).files.last?.text
        == catalogue(mixed.map { (names[$0.0] ?? $0.0, $0.1) }).text)
  }

  @Test("a table that cannot be read keeps everything as it is")
  func unreadableTable() {
    var diagnostics = DiagnosticEngine()
    let files = [SmallProject.definition(), SmallProject.table("\"titleA\" = \"x\"\n\"y")]
    #expect(compiler.filesWithReadableIDs(of: files, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.hasErrors)
  }

  /// What a definition and its tables say: texts by their places, and those of each table by the place of the text.
  private struct Lookups: Equatable {
    var definition: [String] = []
    var tables: [String: [String: [String]]] = [:]

    init(_ files: [SourceFile]) throws {
      var diagnostics = DiagnosticEngine()
      var placesByID: [String: String] = [:]
      for file in files where file.path.hasSuffix(".intentdefinition") {
        guard let tree = PropertyListReader().read(file, diagnostics: &diagnostics),
          let document = DefinitionDocument.decode(
            tree, options: DocumentOptions(keepsFaultyDocuments: true), diagnostics: &diagnostics)
        else { continue }
        for (number, text) in document.texts.enumerated() {
          definition.append("\(file.path) \(text.kind) \(text.owners) \(text.text?.value ?? "")")
          if let id = text.id?.value, placesByID[id] == nil { placesByID[id] = "\(file.path) \(number)" }
        }
      }
      for file in files where !file.path.hasSuffix(".intentdefinition") {
        for table in StringTableReader().read(file, language: "xx", diagnostics: &diagnostics) {
          for entry in table.entries {
            var place = placesByID[entry.key.value]
            var start = entry.key.value.startIndex
            while place == nil, let hyphen = entry.key.value[start...].firstIndex(of: "-") {
              start = entry.key.value.index(after: hyphen)
              if let sentence = placesByID[String(entry.key.value[..<hyphen])],
                let word = placesByID[String(entry.key.value[start...])]
              {
                place = "\(sentence) with \(word)"
              }
            }
            tables["\(file.path) \(table.language ?? "")", default: [:]][
              place ?? "key " + entry.key.value, default: []] += entry.value.texts.map(\.value)
          }
        }
      }
    }
  }

  @Test("every lookup of every language of published definitions gives the same, and so does the generated Swift")
  func published() throws {
    var count = 0
    for project in TableProject.all {
      let result = try renamed(project.files)
      count += result.renamedCount
      let after = project.replacing(result.files)
      #expect(try Lookups(after) == Lookups(project.files), "\(project)")
      // The same again for some is enough: it takes as long as all the rest.
      if count.isMultiple(of: 3) { #expect(try renamed(after).renamedCount == 0, "\(project)") }
      guard let old = project.files.first(where: { $0.path == project.path }),
        let new = after.first(where: { $0.path == project.path })
      else { continue }
      let generated = [old, new].map { file in
        compiler.compile([DefinitionSource(path: "Test.intentdefinition", bytes: file.bytes)]).files
      }
      // The mark of the definition's content differs.
      #expect(
        generated[0].map { Self.code($0.bytes) } == generated[1].map { Self.code($0.bytes) }, "\(project)")
    }
    if Corpus.isAvailable { #expect(count > 2000) }
  }

  private static func code(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("//") }
  }
}
