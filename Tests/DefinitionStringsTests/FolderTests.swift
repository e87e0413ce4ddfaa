import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Definitions and tables as they lie in folders.
@Suite("Tables in folders")
struct FolderTests {
  private let compiler = Compiler()

  private func inFolder(_ files: [SourceFile], _ body: (TemporaryDirectory, String) throws -> Void) throws {
    try TemporaryDirectory.withDirectory { folder in
      for file in files { try folder.write(Data(file.bytes), to: file.path) }
      try body(folder, folder.file("App").path)
    }
  }

  private func text(_ path: String, _ folder: TemporaryDirectory) throws -> String {
    try String(contentsOf: folder.file(path), encoding: .utf8)
  }

  private let files = [SmallProject.definition(), SmallProject.table(SmallProject.german)]

  // MARK: Links

  @Test("a language folder that is a link is one, by the folder and by the definition")
  func linkedFolder() throws {
    for input in ["", "/Base.lproj/Soup.intentdefinition"] {
      let table = SourceFile("Elsewhere/German/Soup.strings", SmallProject.german)
      try inFolder([files[0], table]) { folder, path in
        try FileManager.default.createSymbolicLink(
          atPath: path + "/de.lproj", withDestinationPath: "../Elsewhere/German")
        let outcome = compiler.renameIDs(RenameIDsRequest(inputs: [path + input]))
        #expect(outcome.summary == "7 IDs renamed, in 2 files")
        #expect(try text(table.path, folder).contains("\"Kind.tomato.Name\" = \"Tomate\";"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/de.lproj") == "../Elsewhere/German")
      }
    }
  }

  @Test("of a folder and a link to it, the folder counts")
  func twoNames() throws {
    try inFolder(files) { _, path in
      // The link comes first in the order of names.
      try FileManager.default.createSymbolicLink(atPath: path + "/de-AT.lproj", withDestinationPath: "de.lproj")
      let outcome = compiler.exportStrings(StringsExportRequest(inputs: [path], output: path + "/out"))
      #expect(outcome.summary?.hasPrefix("de: 7 of 7") == true, "\(outcome)")
    }
  }

  @Test(
    "a link to nothing in the place of a folder or table is told",
    arguments: ["de.lproj", "fr.lproj/Soup.strings"])
  func danglingLink(_ name: String) throws {
    for input in ["", "/Base.lproj/Soup.intentdefinition"] {
      try inFolder([files[0], SmallProject.table("", "fr")]) { folder, path in
        try? FileManager.default.removeItem(atPath: path + "/" + name)
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: "nowhere")
        let outcome = compiler.renameIDs(RenameIDsRequest(inputs: [path + input]))
        #expect(
          outcome.report.diagnostics.contains { $0.severity == .error && $0.message.contains("App/\(name)'") })
        #expect(try text(files[0].path, folder) == files[0].text)
      }
    }
  }

  // MARK: Older versions

  @Test("what an older version of the definition shows to be behind is taken for reviewed, and then is")
  func since() throws {
    let old = SmallProject.definition(title: "Order")
    let drift = "the de translation of 'titleA' is that of 'Order', which is 'Order Soup' now"
    for (suffix, table) in [
      ("strings", "titleA = \"Suppe bestellen\";\n"),
      (
        "strings",
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n"
          + "<key>titleA</key><string>Suppe bestellen</string>\n</dict></plist>\n"
      ),
    ] {
      let isXML = table.hasPrefix("<")
      let rest = isXML ? table : table + SmallProject.german.replacing("titleA = \"Suppe bestellen\";\n", with: "")
      let file = SourceFile("App/de.lproj/Soup.\(suffix)", rest)
      try inFolder([files[0], file, SourceFile("Old/Soup.intentdefinition", old.text)]) { folder, path in
        func run(_ mode: StringsMode, reviewed: Bool = false) -> CommandOutcome {
          compiler.updateStrings(
            StringsUpdateRequest(
              inputs: [path], mode: mode, takesAsReviewed: reviewed,
              since: folder.file("Old/Soup.intentdefinition").path))
        }
        let told = run(.check).report.diagnostics.filter { $0.message == drift }
        #expect(told.count == 1)
        #expect(told.first?.hint?.contains("--reviewed") == !isXML)
        _ = run(.write, reviewed: true)
        #expect(run(.check).report.diagnostics.contains { $0.message == drift } == isXML)
        guard !isXML else { return }
        let noted = try text(file.path, folder)
        #expect(noted.contains("Source text: Order Soup */\ntitleA = \"Suppe bestellen\";"))
        #expect(run(.check).report.diagnostics.isEmpty)
      }
    }
  }

  @Test("what the table beside the older version has in other words is translated anew")
  func translatedSince() throws {
    let old = SmallProject.definition(title: "Order", prompt: "Which soup?")
    let drift = "the de translation of 'titleA' is that of 'Order', which is 'Order Soup' now"
    let german = SmallProject.german.replacing("Suppe bestellen", with: "Bestellen")
    let english = SmallProject.table("\"titleA\" = \"Order Soup\";\n\"prompt\" = \"Which of ${count} soups?\";\n", "en")
    // The title was translated anew, the prompt was not; where no table is beside it, neither is known.
    for beside in [german, nil] {
      let table = beside.map { SourceFile("Old/de.lproj/Was.strings", $0) }
      let version = SourceFile("Old/Was.intentdefinition", old.text)
      try inFolder(files + [english, version] + [table].compactMap(\.self)) { folder, path in
        let outcome = compiler.updateStrings(
          StringsUpdateRequest(
            inputs: [path], mode: .check, since: folder.file("Old/Was.intentdefinition").path))
        let messages = outcome.report.diagnostics.map(\.message).filter { !$0.contains("no entry") }
        #expect(messages.contains(drift) == (beside == nil), "\(messages)")
        #expect(messages.contains { $0.hasPrefix("the de translation of 'prompt'") })
        #expect(!messages.contains { $0.hasPrefix("the en") })
      }
    }
  }

  @Test("an older version is a file, a folder or one of git, and a translator gets its text in every format")
  func formerTexts() throws {
    let old = SmallProject.definition(title: "Order")
    let again = SourceFile("Old/Base.lproj/Soup.intentdefinition", old.text)
    // Of two in a folder, it is the one whose path has the same end.
    let other = SourceFile("Old/Soup.intentdefinition", SmallProject.definition(title: "Other").text)
    try inFolder(files + [again, other]) { folder, path in
      let places = [folder.file("Old").path, folder.file(again.path).path]
      for since in places {
        for (format, file, text) in [
          (StringsExportRequest.Format.xliff, "de.xliff", "The text was 'Order' when it was translated</note>"),
          (.strings, "de.lproj/Soup.strings", "Source text: Order\nSource text now: Order Soup */\ntitleA"),
          (.xcstrings, "Soup.xcstrings", "\\nTranslated to de from: Order\""),
        ] {
          let output = folder.file("Out").path
          let request = StringsExportRequest(
            inputs: [path], output: output, format: format, languages: ["de"], overwrites: true, since: since)
          #expect(!compiler.exportStrings(request).report.hasErrors)
          #expect(try self.text("Out/" + file, folder).replacing("\"titleA\"", with: "titleA").contains(text))
        }
      }
      // Noted once, the older version is not needed any more. The words of its own language are those of then, too.
      try folder.write(Data("\"titleA\" = \"Order\";\n".utf8), to: "App/en.lproj/Soup.strings")
      let noting = StringsUpdateRequest(inputs: [path], addsComments: true, since: places[0])
      _ = compiler.updateStrings(noting)
      let noted = try text(files[1].path, folder)
      let own = try text("App/en.lproj/Soup.strings", folder)
      #expect(
        own.hasPrefix("/* OrderSoup: ") && own.contains("Source text: Order Soup */\n\"titleA\" = \"Order Soup\";"))
      _ = compiler.updateStrings(noting)
      #expect(try text(files[1].path, folder) == noted && text("App/en.lproj/Soup.strings", folder) == own)
      #expect(noted.contains("Source text: Order\nSource text now: Order Soup */\ntitleA = \"Suppe bestellen\";"))
      #expect(noted.contains("Source text: Soup */"))
      let check = compiler.updateStrings(StringsUpdateRequest(inputs: [path], mode: .check))
      #expect(
        check.report.diagnostics.map(\.message)
          == ["the de translation of 'titleA' is that of 'Order', which is 'Order Soup' now"])
      // What cannot be a version of any, or may be one of several, is told.
      try folder.write(Data(old.bytes), to: "Old/Other/Base.lproj/Soup.intentdefinition")
      for (since, reason) in [
        (places[0], "may be any of "), (folder.file("App/de.lproj").path, "has no older version of any"),
        (folder.file("Nowhere").path, "does not exist"), ("git:nowhere", "cannot read 'git:nowhere:"),
      ] {
        let outcome = compiler.updateStrings(StringsUpdateRequest(inputs: [path], since: since))
        #expect(outcome.report.errorCount == 1)
        #expect(outcome.report.diagnostics.last?.message.contains(reason) == true, "\(outcome.report.diagnostics)")
      }
      #expect(try text(files[1].path, folder) == noted)
    }
  }

  // MARK: What is left out

  @Test("an unreadable table stops no update and no export of other languages")
  func unreadable() throws {
    let broken = SourceFile("App/fr.lproj/Soup.strings", "\"titleA\" = ")
    try inFolder(files + [broken]) { folder, path in
      func run(_ languages: [String]) -> CommandOutcome {
        compiler.updateStrings(StringsUpdateRequest(inputs: [path], mode: .check, languages: languages))
      }
      #expect(run(["de"]).report.diagnostics.isEmpty)
      #expect(run(["fr"]).report.hasErrors && run([]).report.hasErrors)
      func export(_ languages: [String], _ format: StringsExportRequest.Format = .xliff) -> CommandOutcome {
        compiler.exportStrings(
          StringsExportRequest(
            inputs: [path], output: path + "/../Out", format: format, languages: languages, overwrites: true))
      }
      #expect(!export(["de"]).report.hasErrors && !export(["de"], .xcstrings).report.hasErrors)
      #expect(export(["fr"]).report.hasErrors && export([]).report.hasErrors)
      #expect(
        export(["de", "en"]).report.diagnostics.map(\.message) == [
          "'Soup.intentdefinition' is left out in 'en': its texts are in 'en' already"
        ])
      // A catalogue has the words of its own language.
      try folder.write(Data("\"titleA\" = ".utf8), to: "App/en.lproj/Soup.strings")
      #expect(!export(["de"]).report.hasErrors && export(["de"], .xcstrings).report.hasErrors)
    }
  }

  @Test("translations that do not say what they were made from are counted, unless that is asked for")
  func unrecorded() throws {
    try inFolder(files) { folder, path in
      func summary(_ request: StringsUpdateRequest) -> String { compiler.updateStrings(request).summary ?? "" }
      let remark = "6 translations without the text that they were made from"
      let plain = StringsUpdateRequest(inputs: [path])
      #expect(summary(plain).contains(remark))
      var since = plain
      since.since = folder.file("App/Base.lproj/Soup.intentdefinition").path
      #expect(!summary(since).contains("made from"))
      #expect(!summary(StringsUpdateRequest(inputs: [path], addsComments: true)).contains("made from"))
      #expect(!summary(plain).contains("made from"))
    }
  }

  @Test("texts that no table can have are told with their place, and counted")
  func untranslatable() throws {
    let definition = SmallProject.definition().text
      .replacing("<string>descri</string>", with: "<string>titleA</string>")
      .replacing(
        "<key>INIntentLastParameterTag</key>",
        with: "<key>INIntentDescription</key>\n<string>Soup for you</string>\n<key>INIntentLastParameterTag</key>"
      )
      .replacing("\t\t\t\t\t<key>INIntentParameterDisplayNameID</key>\n\t\t\t\t\t<string>soupNa</string>\n", with: "")
    try inFolder([SourceFile(files[0].path, definition), files[1]]) { folder, path in
      let exported = compiler.exportStrings(StringsExportRequest(inputs: [path], output: path + "/out"))
      #expect(exported.summary?.hasPrefix("de: 6 of 8 texts are translated") == true, "\(exported)")
      let updated = compiler.updateStrings(StringsUpdateRequest(inputs: [path]))
      for outcome in [exported, updated] {
        let warnings = outcome.report.diagnostics.filter { $0.severity == .warning }
        #expect(
          warnings.map(\.message).sorted() == [
            "'Soup for you' cannot be translated: it shares the ID 'titleA' with 'Order Soup'",
            "'Soup' cannot be translated: it has no string ID",
          ])
      }
    }
  }

  @Test("a table whose name is not that of the definition is told")
  func misnamed() throws {
    try inFolder([files[0], files[1], SourceFile("App/fr.lproj/soup.strings", "")]) { _, path in
      let outcome = compiler.updateStrings(StringsUpdateRequest(inputs: [path], mode: .check))
      #expect(
        outcome.report.diagnostics.map(\.message)
          == ["the table is left out: it is not named as the definition, 'Soup'"])
    }
  }
}
