import Foundation
import TestSupport
import Testing

/// A definition in a language folder and one of the same name beside the folder have the same tables.
@Suite("Tables of two definitions")
struct SharedTableTests {
  private static let table = """
    "tTl001" = "Suppe bestellen";
    "oLd001" = "Suppe holen";
    "gone01" = "Weg";

    """

  @Test(
    "lose only what neither has, whichever of them is checked",
    arguments: [".", "Base.lproj/A.intentdefinition", "A.intentdefinition"])
  func fix(input: String) throws {
    try Workspace.with { workspace throws in
      let other = SmallDefinition().text.replacing("tTl001", with: "oLd001")
      try workspace.folder.write(SmallDefinition().data, to: "Base.lproj/A.intentdefinition")
      try workspace.folder.write(Data(other.utf8), to: "A.intentdefinition")
      try workspace.folder.write(Data(Self.table.utf8), to: "de.lproj/A.strings")
      let coverage = try workspace.run(["check", input, "--localization", "--json"])
      let document = try JSONSerialization.jsonObject(with: coverage.outputData) as? [String: Any]
      let definitions = document?["definitions"] as? [[String: Any]] ?? []
      let languages = definitions.compactMap { ($0["languages"] as? [[String: Any]])?.first }
      #expect(languages.map { $0["stale"] as? Int } == [1, 1])
      let outcome = try workspace.run(["check", input, "--fix", "--notes"])
      #expect(outcome.errors.contains("fixed: delete the entry [stale-translation]"))
      #expect(
        try workspace.read("de.lproj/A.strings") == Self.table.replacing("\"gone01\" = \"Weg\";\n", with: ""))
    }
  }

  @Test("lose nothing where one has a part that is not read")
  func unreadPart() throws {
    let faulty = SmallDefinition().text.replacing("<key>INIntentTitleID</key>", with: "<key>INIntentTitelID</key>")
    for path in ["Base.lproj/A.intentdefinition", "A.intentdefinition"] {
      try Workspace.with { workspace throws in
        try workspace.folder.write(SmallDefinition(name: "Other").data, to: "Base.lproj/A.intentdefinition")
        try workspace.folder.write(Data(faulty.utf8), to: path)
        try workspace.folder.write(Data(Self.table.utf8), to: "de.lproj/A.strings")
        _ = try workspace.run(["check", path, "--fix", "--notes"])
        #expect(try workspace.read("de.lproj/A.strings") == Self.table)
      }
    }
  }
}
