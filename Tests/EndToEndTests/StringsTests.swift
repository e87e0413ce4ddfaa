import Foundation
import TestSupport
import Testing

@Suite("Tables of definitions")
struct StringsTests {
  private static let home = [
    "App/Home.intentdefinition": "Home/Home.intentdefinition",
    "App/de.lproj/Home.strings": "Home/de.lproj/Home.strings",
    "App/fr.lproj/Home.strings": "Home/fr.lproj/Home.strings",
  ]

  @Test("a table that is behind fails a check, is brought in step, and passes")
  func update() throws {
    try Workspace.with(Self.home) { workspace throws in
      #expect(try workspace.run(["strings", "update", "App", "--check"]).status == 0)
      let table = try workspace.read("App/de.lproj/Home.strings")
      let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
      let entry = try #require(lines.firstIndex { $0.hasPrefix("\"") && !$0.contains("-") })
      let key = try #require(lines[entry].split(separator: "\"").first)
      let cut = (lines[..<entry] + lines[(entry + 1)...]).joined(separator: "\n")
      try workspace.folder.write(cut, to: "App/de.lproj/Home.strings")
      let check = try workspace.run(["strings", "update", "App", "--check"])
      #expect(check.status == 1 && check.errors.contains("there is no entry for '\(key)'"))
      let preview = try workspace.run(["strings", "update", "App/Home.intentdefinition", "--dry-run"])
      #expect(preview.status == 0 && preview.output.contains("+\"\(key)\" = "))
      #expect(try workspace.read("App/de.lproj/Home.strings") == cut)
      let update = try workspace.run(["strings", "update", "App"])
      #expect(update.status == 0 && update.errors.contains("2 tables, 1 updated: 1 added"))
      #expect(try workspace.run(["strings", "update", "App", "--check"]).status == 0)
      // Nobody has translated it yet.
      let coverage = try workspace.run(["check", "App", "--languages", "de", "--notes"])
      #expect(coverage.output.contains("translated to 'de'"))
    }
  }

  @Test("a folder with the name of a table, and a language without one, are not passed over")
  func missingTables() throws {
    try Workspace.with(Self.home) { workspace throws in
      try workspace.folder.write(workspace.read("App/Home.intentdefinition"), to: "Bare/Bare.intentdefinition")
      let bare = try workspace.run(["strings", "update", "Bare"])
      #expect(bare.status == 0 && bare.errors == "0 tables, 0 updated: 'intentc strings export' writes the first one\n")
      let none = try workspace.run(["strings", "update", "App", "--languages", "xx-YY"])
      #expect(none.status == 1 && none.errors.contains("there is no table in 'xx-YY'"), "\(none.errors)")
      try FileManager.default.createDirectory(
        at: workspace.folder.file("App/it.lproj/Home.strings"), withIntermediateDirectories: true)
      for input in ["App", "App/Home.intentdefinition"] {
        let outcome = try workspace.run(["strings", "update", input])
        #expect(outcome.status == 1 && outcome.errors.contains("'App/it.lproj/Home.strings': it is no regular file"))
      }
    }
  }

  @Test("what was changed since an older version is told without comments, and a write that fails has no result")
  func since() throws {
    try Workspace.with(Self.home) { workspace throws in
      let old = try workspace.read("App/Home.intentdefinition")
      try workspace.folder.write(old, to: "Old.intentdefinition")
      let words = ">Set the Light<"
      #expect(old.contains(words))
      try workspace.folder.write(
        old.replacing(words, with: ">Illuminate<"), to: "App/Home.intentdefinition")
      #expect(try workspace.run(["strings", "update", "App", "--check"]).status == 0)
      let check = try workspace.run(["strings", "update", "App", "--check", "--since", "Old.intentdefinition"])
      #expect(check.status == 1 && check.errors.contains("is that of 'Set the Light', which is 'Illuminate' now"))
      #expect(check.errors.contains("2 to be translated anew"))
      let table = workspace.folder.file("App/fr.lproj/Home.strings").path
      try workspace.folder.write(
        try workspace.read("App/fr.lproj/Home.strings") + "\"gone00\" = \"x\";\n", to: "App/fr.lproj/Home.strings")
      let update = try workspace.run(["strings", "update", "App"])
      #expect(update.errors.contains("stale, not in 'Home.intentdefinition': 'gone00'"))
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: table)
      let refused = try workspace.run(["strings", "update", "App", "--stale", "remove"])
      #expect(refused.status == 1 && !refused.errors.contains("updated") && !refused.errors.contains("tables"))
    }
  }

  @Test("texts go to a translator and come back, and a mistake on the way changes nothing")
  func roundTrip() throws {
    try Workspace.with(Self.home) { workspace throws in
      #expect(try workspace.run(["strings", "export", "App", "-o", "Out", "--languages", "de,it"]).status == 0)
      #expect(workspace.names(in: "Out") == ["de.xliff", "it.xliff"])
      let before = try workspace.contents()
      let back = try workspace.run(["strings", "import", "App", "--from", "Out/de.xliff", "Out/it.xliff"])
      #expect(back.status == 0)
      #expect(try workspace.contents() == before)
      let exchange = try workspace.read("Out/it.xliff")
      let translated = exchange.replacing("</source>", with: "</source><target>ciao</target>")
      try workspace.folder.write(translated, to: "Out/it.xliff")
      let refused = try workspace.run(["strings", "import", "App", "--from", "Out/it.xliff"])
      #expect(refused.status == 1 && refused.errors.contains("Out/it.xliff:") && refused.errors.contains("drops '${"))
      #expect(!workspace.exists("App/it.lproj"))
      let skipped = try workspace.run(["strings", "import", "App", "--from", "Out/it.xliff", "--skip-invalid"])
      #expect(skipped.status == 0)
      #expect(try workspace.read("App/it.lproj/Home.strings").contains("= \"ciao\";"))
    }
  }

  @Test("an export replaces what an earlier one has written, and nothing that somebody has changed since")
  func secondExport() throws {
    try Workspace.with(Self.home) { workspace throws in
      func export(_ words: String...) throws -> ProcessOutcome {
        try workspace.run(["strings", "export", "App", "-o", "Out"] + words)
      }
      #expect(try export().status == 0)
      let first = try workspace.read("Out/de.xliff")
      let words = ">Set the Light<"
      let definition = try workspace.read("App/Home.intentdefinition")
      #expect(definition.contains(words))
      try workspace.folder.write(definition.replacing(words, with: ">Illuminate<"), to: "App/Home.intentdefinition")
      // Version control may change line ends.
      try workspace.folder.write(first.replacing("\n", with: "\r\n"), to: "Out/de.xliff")
      #expect(try export().status == 0)
      let second = try workspace.read("Out/de.xliff")
      #expect(second != first && second.contains("<source>Illuminate</source>"))
      try workspace.folder.write(second.replacing("</target>", with: "!</target>"), to: "Out/de.xliff")
      try workspace.folder.write(definition, to: "App/Home.intentdefinition")
      let again = try export()
      #expect(again.status == 1 && again.errors.contains("Out/de.xliff") && again.errors.contains("--force"))
      #expect(!again.errors.contains("fr.xliff"))
      #expect(try export("--force").status == 0)
      #expect(try workspace.read("Out/de.xliff") == first)
      // A definition that nobody is to translate is named.
      try workspace.folder.write(definition, to: "App/Sub/Other.intentdefinition")
      let left = try export("--force")
      #expect(left.status == 0 && left.errors.contains("'Other.intentdefinition' is left out: it has no table"))
      try workspace.folder.write("", to: "App/Sub/en.lproj/Other.strings")
      #expect(try export("--force").errors.contains("left out: it has only the table of its own language, and"))
      let own = try export("--languages", "en")
      #expect(own.status == 1 && own.errors.contains("'Home.intentdefinition' is left out: its texts are in 'en'"))
    }
  }

  @Test("of many findings, the first of each table are told unless a form is named")
  func manyFindings() throws {
    try Workspace.with(Self.home) { workspace throws in
      for language in ["de", "fr"] { try workspace.folder.write("", to: "App/\(language).lproj/Home.strings") }
      func lines(_ words: String...) throws -> [String] {
        try workspace.run(["strings", "update", "App", "--check"] + words).errors.components(separatedBy: "\n")
      }
      let all = try lines("--reporter", "line").filter { $0.contains("there is no entry for") }
      #expect(all.count > 40)
      let told = try lines()
      #expect(told.count { $0.contains("there is no entry for") } == 10)
      #expect(told.count { $0.contains("there are \(all.count / 2 - 5) more of the same kind") } == 2)
    }
  }

  @Test("a table in the place of an XLIFF file is named so")
  func importedTable() throws {
    try Workspace.with(Self.home) { workspace throws in
      let outcome = try workspace.run(["strings", "import", "App", "--from", "App/de.lproj/Home.strings"])
      #expect(outcome.status == 1 && outcome.errors.contains("the file is a table of translations, no XLIFF file"))
      #expect(!outcome.errors.contains("&amp;") && outcome.errors.contains("strings update"))
    }
  }

  @Test("IDs are renamed in all files or in none")
  func renaming() throws {
    try Workspace.with(Self.home) { workspace throws in
      #expect(try workspace.run(["strings", "rename-ids", "App", "--check"]).status == 1)
      let before = try workspace.contents()
      let table = workspace.folder.file("App/fr.lproj/Home.strings").path
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: table)
      let refused = try workspace.run(["strings", "rename-ids", "App"])
      #expect(refused.status == 1 && refused.errors.contains("fr.lproj/Home.strings': it is read-only"))
      #expect(try workspace.contents() == before)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: table)
      #expect(try workspace.run(["strings", "rename-ids", "App"]).status == 0)
      #expect(try workspace.run(["strings", "rename-ids", "App", "--check"]).status == 0)
      #expect(try workspace.run(["strings", "update", "App", "--check"]).status == 0)
      let old = before.mapValues { String(decoding: $0, as: UTF8.self) }["App/Home.intentdefinition"] ?? ""
      try workspace.folder.write(old, to: "Old.intentdefinition")
      let difference = try workspace.run(["diff", "Old.intentdefinition", "App/Home.intentdefinition"])
      #expect(difference.status == 0 && !difference.output.contains("breaking"))
      #expect(try workspace.read("App/de.lproj/Home.strings").contains("\"SetClimate."))
    }
  }

  @Test(
    "what cannot go together is refused",
    arguments: [
      ["strings", "update", "App", "--check", "--dry-run"], ["strings", "update", "App", "--languages", "de,?"],
      ["strings", "export", "App"], ["strings", "import", "App"], ["strings", "update", "App", "--stale", "x"],
      ["strings", "import", "App", "--from", "de.xliff", "--language", "?"],
    ])
  func misuse(_ words: [String]) throws {
    try Workspace.with(Self.home) { workspace throws in
      #expect(try workspace.run(words).status == 64)
    }
  }
}
