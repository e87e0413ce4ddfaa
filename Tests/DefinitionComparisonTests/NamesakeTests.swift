import DefinitionComparison
import PropertyListReader
import Testing

@Suite("Entries of one name")
struct NamesakeTests {
  private static func dialog(_ text: String?, isCustom: Bool = true) -> String {
    let format = text.map { "<key>INIntentParameterPromptDialogFormatString</key><string>\($0)</string>" } ?? ""
    return """
      <dict><key>INIntentParameterPromptDialogCustom</key><\(isCustom)/>\(format)
      <key>INIntentParameterPromptDialogType</key><string>Primary</string></dict>
      """
  }

  private static func definition(_ dialogs: String...) throws -> DefinitionNode {
    try DefinitionNode(
      ReadDefinitions.tree(
        """
        <plist version="1.0"><dict><key>INIntents</key><array><dict>
          <key>INIntentName</key><string>WaterPlant</string>
          <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>servings</string>
            <key>INIntentParameterPromptDialogs</key><array>\(dialogs.joined())</array>
          </dict></array>
        </dict></array></dict></plist>
        """
      ).root)
  }

  private static func tell(_ old: DefinitionNode, _ new: DefinitionNode) -> [String] {
    DefinitionDifference.changes(from: old, to: new).map { change in
      change.sentence.replacing(#/#\d/#, with: "")
    }
  }

  @Test("an edit of one of two dialogs of a type is one change, whichever it is")
  func changes() throws {
    let base = try Self.definition(Self.dialog("Which store?"), Self.dialog(nil))
    let off = try Self.definition(Self.dialog("Which store?"), Self.dialog(nil, isCustom: false))
    #expect(Self.tell(base, off) == ["parameter servings, dialog Primary: not custom: on"])
    #expect(Self.tell(off, base) == ["parameter servings, dialog Primary: not custom: off"])
    let worded = try Self.definition(Self.dialog("A store?"), Self.dialog(nil))
    #expect(
      Self.tell(base, worded) == ["parameter servings, dialog Primary: text \"Which store?\" → \"A store?\""])
    #expect(Self.tell(base, try Self.definition(Self.dialog(nil), Self.dialog("Which store?"))).isEmpty)
    // Either of them can go or come.
    for dialog in [Self.dialog("Which store?"), Self.dialog(nil)] {
      let one = try Self.definition(dialog)
      #expect(Self.tell(base, one) == ["parameter servings, dialog Primary removed"])
      #expect(Self.tell(one, base) == ["parameter servings, dialog Primary added"])
    }
  }

  @Test("edits of two dialogs of a type on two branches merge")
  func merge() throws {
    let base = try Self.definition(Self.dialog("Which store?"), Self.dialog(nil))
    let off = try Self.definition(Self.dialog("Which store?"), Self.dialog(nil, isCustom: false))
    let worded = try Self.definition(Self.dialog("A store?"), Self.dialog(nil))
    let both = try Self.definition(Self.dialog("A store?"), Self.dialog(nil, isCustom: false))
    let without = try Self.definition(Self.dialog("A store?"))
    let removed = try Self.definition(Self.dialog("Which store?"))
    let added = try Self.definition(Self.dialog("Which store?"), Self.dialog(nil), Self.dialog("What?"))
    let all = try Self.definition(Self.dialog("A store?"), Self.dialog(nil), Self.dialog("What?"))
    for (ours, theirs, wanted) in [
      (off, worded, both), (worded, off, both), (removed, worded, without), (worded, removed, without),
      (added, worded, all), (worded, added, all), (added, added, added),
    ] {
      let merged = MergeTests.merge(base, ours, theirs)
      #expect(merged.outcome.conflicts.isEmpty)
      #expect(merged.text == MergeTests.text(wanted))
    }
  }
}
