import Foundation
import TestSupport
import Testing

@Suite("intentc check --fix")
struct FixTests: CheckSuite {
  @Test("--fix changes nothing but the fixed places, shows each, and has nothing to do the second time")
  func fix() throws {
    try check(["A.intentdefinition": Self.both], [".", "--fix"]) { workspace, outcome throws in
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.contains(
          "A.intentdefinition:68:15: fixed: change the tag to 3 and the last tag to 3 [duplicate-tag]"))
      let expected = Self.both.text
        .replacing(
          "<integer>2</integer>\n\t\t\t<key>INIntentManaged", with: "<integer>3</integer>\n\t\t\t<key>INIntentManaged"
        )
        .replacing(
          "<string>guests</string>\n\t\t\t\t\t<key>INIntentParameterTag</key>\n\t\t\t\t\t<integer>1",
          with: "<string>guests</string>\n\t\t\t\t\t<key>INIntentParameterTag</key>\n\t\t\t\t\t<integer>3")
      #expect(try workspace.read("A.intentdefinition") == expected)
      let identity = try workspace.identity("A.intentdefinition")
      let again = try workspace.run(["check", ".", "--fix"])
      #expect(again.errors.contains("0 fixes in 0 files\n"))
      #expect(try workspace.identity("A.intentdefinition") == identity)
    }
  }

  @Test("--fix --dry-run prints a diff that patch applies, and writes nothing")
  func preview() throws {
    try check(["App/A.intentdefinition": Self.both], ["App", "--fix", "--dry-run"]) { workspace, outcome throws in
      #expect(try workspace.read("App/A.intentdefinition") == Self.both.text)
      #expect(outcome.output.hasPrefix("--- App/A.intentdefinition\n+++ App/A.intentdefinition\n@@"))
      #expect(outcome.errors.contains("[missing-description]"))
      guard let patch = ProcessRunner.program(named: "patch") else { return }
      _ = try workspace.run(["-p0"], program: patch, standardInput: outcome.outputData)
      let patched = try workspace.read("App/A.intentdefinition")
      try workspace.folder.write(Self.both.data, to: "App/A.intentdefinition")
      _ = try workspace.run(["check", "App", "--fix"])
      #expect(try workspace.read("App/A.intentdefinition") == patched)
    }
  }

  @Test("findings that are silenced or known are not fixed")
  func fixesOfUnwanted() throws {
    try check(["A.intentdefinition": Self.error], [".", "--fix", "--ignore", "duplicate-tag"]) {
      workspace, outcome throws in
      #expect(outcome.status == 0)
      #expect(try workspace.read("A.intentdefinition") == Self.error.text)
    }
  }

  @Test(
    "a table in UTF-16 with other line ends is fixed in its own encoding",
    arguments: [
      String.Encoding.utf16LittleEndian, .utf16BigEndian,
    ])
  func fixOfUTF16(encoding: String.Encoding) throws {
    let old = "\u{FEFF}/* Ä */\r\n\"tTl001\" = \"Suppe\";\r\n\"cMb001\" = \"$ {soup} für ${guests}\";\r\n"
    try Workspace.with { workspace throws in
      try workspace.folder.write(SmallDefinition().data, to: "A.intentdefinition")
      try workspace.folder.write(try #require(old.data(using: encoding)), to: "de.lproj/A.strings")
      let outcome = try workspace.run(["check", ".", "--fix"])
      #expect(outcome.errors.contains("de.lproj/A.strings:3:13: fixed: replace '$ {soup}' with '${soup}'"))
      let new = old.replacing("$ {soup}", with: "${soup}")
      #expect(try Data(contentsOf: workspace.folder.file("de.lproj/A.strings")) == new.data(using: encoding))
    }
  }

  @Test(
    "a table in UTF-16 that cannot be read is fixed in its own encoding, with its own byte order mark",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], ["\u{FEFF}", ""])
  func fixOfUnreadableUTF16(encoding: String.Encoding, mark: String) throws {
    let text = "/* Ä */\r\n\"tTl001\" = \"Suppe 🍲\"\r\n\"cMb001\" = \"${soup} für ${guests}\";\n"
    let old = try #require((mark + text).data(using: encoding))
    let new = (mark + text).replacing("🍲\"", with: "🍲\";").data(using: encoding)
    try Workspace.with { workspace throws in
      try workspace.folder.write(SmallDefinition().data, to: "A.intentdefinition")
      try workspace.folder.write(old, to: "de.lproj/A.strings")
      let preview = try workspace.run(["check", ".", "--fix", "--dry-run"])
      #expect(preview.output.contains("\n-\"tTl001\" = \"Suppe 🍲\"\r\n+\"tTl001\" = \"Suppe 🍲\";\r\n"))
      #expect(try Data(contentsOf: workspace.folder.file("de.lproj/A.strings")) == old)
      let outcome = try workspace.run(["check", ".", "--fix"])
      #expect(outcome.errors.contains("de.lproj/A.strings:2:24: fixed: insert ';' [unreadable-table]"))
      #expect(try Data(contentsOf: workspace.folder.file("de.lproj/A.strings")) == new)
    }
  }

  @Test("a catalogue in UTF-16 that cannot be read is fixed in its own encoding")
  func fixOfUnreadableCatalogue() throws {
    let old = "\u{FEFF}{ \"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\", }\n"
    let bytes = try #require(old.data(using: .utf16LittleEndian))
    try Workspace.with { workspace throws in
      try workspace.folder.write(SmallDefinition().data, to: "A.intentdefinition")
      try workspace.folder.write(bytes, to: "A.xcstrings")
      let outcome = try workspace.run(["check", ".", "--fix"])
      #expect(outcome.errors.contains("A.xcstrings:1:58: fixed: delete ',' [unreadable-table]"))
      let new = old.replacing(", }", with: " }").data(using: .utf16LittleEndian)
      #expect(try Data(contentsOf: workspace.folder.file("A.xcstrings")) == new)
    }
  }
}
