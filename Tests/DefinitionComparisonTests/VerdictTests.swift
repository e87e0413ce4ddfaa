import DefinitionComparison
import IntentModel
import IntentSemantics
import PropertyListReader
import SourceDiagnostics
import TestSupport
import Testing

/// The table of compatibility: what breaks for those who have the earlier version, rule by rule.
@Suite("Verdicts on changes")
struct VerdictTests {
  private static func definition(
    intent: String = "", parameter: String = "", value: String = "<integer>1</integer>", property: String = "species",
    enumeration: String = "", code: String = "soldOut"
  ) throws -> DefinitionNode {
    try DefinitionNode(
      ReadDefinitions.tree(
        """
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict>
          <key>INEnumName</key><string>Interval</string>\(enumeration)
          <key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueName</key><string>daily</string><key>INEnumValueIndex</key>\(value)</dict>
          </array>
        </dict></array>
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>WaterPlant</string><key>INIntentType</key><string>Custom</string>\(intent)
          <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>servings</string>
            <key>INIntentParameterTag</key><integer>2</integer>
            <key>INIntentParameterType</key><string>Integer</string>\(parameter)
          </dict></array>
          <key>INIntentResponse</key><dict>
            <key>INIntentResponseCodes</key><array>
              <dict><key>INIntentResponseCodeName</key><string>\(code)</string></dict>
            </array>
          </dict>
        </dict></array>
        <key>INTypes</key><array><dict>
          <key>INTypeName</key><string>HousePlant</string>
          <key>INTypeProperties</key><array><dict>
            <key>INTypePropertyName</key><string>\(property)</string><key>INTypePropertyTag</key><integer>100</integer>
            <key>INTypePropertyType</key><string>String</string>
          </dict></array>
        </dict></array>
        </dict></plist>
        """
      ).root)
  }

  private static func tell(_ old: DefinitionNode, _ new: DefinitionNode) -> [String] {
    DefinitionDifference.changes(from: old, to: new).map { change in
      let harms = change.verdict.harms.map(\.rawValue).joined(separator: "+")
      return "\(change.verdict.impact.rawValue) \(change.verdict.rule ?? "-") \(harms.isEmpty ? "-" : harms): "
        + (change.group.map { $0 + " " } ?? "") + change.sentence
    }
  }

  private static let data = "saved shortcuts and widgets"
  private static let both = "saved shortcuts and widgets+source code"

  @Test("removed-intent")
  func intents() throws {
    let plain = try Self.definition()
    var without = plain
    without["INIntents"]?.content = .array([])
    #expect(Self.tell(plain, without) == ["breaking removed-intent \(Self.both): intent WaterPlant removed"])
    #expect(Self.tell(without, plain) == ["compatible - -: intent WaterPlant added"])
    let named = try Self.definition(intent: "<key>INIntentClassName</key><string>Pour</string>")
    #expect(
      Self.tell(plain, named)
        == ["breaking removed-intent \(Self.both): intent WaterPlant class WaterPlantIntent → Pour"])
    let prefixed = try Self.definition(intent: "<key>INIntentClassPrefix</key><string>ABC</string>")
    #expect(
      Self.tell(plain, prefixed)
        == ["breaking removed-intent \(Self.both): intent WaterPlant class WaterPlantIntent → ABCWaterPlantIntent"])
    // What names the class that the intent has anyway is no other class.
    let same = try Self.definition(intent: "<key>INIntentClassName</key><string>WaterPlantIntent</string>")
    #expect(Self.tell(plain, same).map { $0.prefix(16) } == ["compatible - -: "])
    for key in ["INIntentConfigurable", "INIntentEligibleForWidgets"] {
      let on = try Self.definition(intent: "<key>\(key)</key><true/>")
      let off = try Self.definition(intent: "<key>\(key)</key><false/>")
      #expect(Self.tell(on, plain).first?.hasPrefix("breaking removed-intent \(Self.data):") == true)
      #expect(Self.tell(plain, on).first?.hasPrefix("compatible - -:") == true)
      #expect(Self.tell(off, plain).isEmpty)
    }
  }

  @Test("removed-parameter, changed-parameter and added-widget-parameter")
  func parameters() throws {
    let plain = try Self.definition()
    let servings = "intent WaterPlant parameter servings"
    let edits: [(String, String?, String)] = [
      ("Name", "portions", "breaking removed-parameter \(Self.both): \(servings) renamed to portions"),
      ("Type", "String", "breaking changed-parameter \(Self.both): \(servings): type Integer → String"),
      ("EnumType", "Interval", "breaking changed-parameter \(Self.both): \(servings): type Integer → Interval"),
    ]
    for (key, value, expected) in edits {
      let edited = plain.changing(["INIntents", "WaterPlant", "INIntentParameters", "servings"]) { node in
        var node = node
        node["INIntentParameter" + key] = value.map { DefinitionNode(.scalar(.string($0)), at: .position(0)) }
        return node
      }
      #expect(Self.tell(plain, edited) == [expected])
    }
    let tagged = plain.changing(["INIntents", "WaterPlant", "INIntentParameters", "servings"]) { node in
      var node = node
      node["INIntentParameterTag"] = DefinitionNode(.scalar(.integer(7)), at: .position(0))
      node["INIntentParameterSupportsMultipleValues"] = DefinitionNode(.scalar(.boolean(true)), at: .position(0))
      return node
    }
    #expect(
      Self.tell(plain, tagged) == [
        "breaking changed-parameter \(Self.both): intent WaterPlant parameter servings: type Integer → [Integer]",
        "breaking changed-parameter \(Self.data): intent WaterPlant parameter servings: tag 2 → 7",
      ])
    let widget = try Self.definition(intent: "<key>INIntentEligibleForWidgets</key><true/>")
    let empty = widget.changing(["INIntents", "WaterPlant", "INIntentParameters"]) { list in
      var list = list
      list.content = .array([])
      return list
    }
    #expect(Self.tell(empty, widget) == ["compatible added-widget-parameter -: \(servings) added: Integer"])
    #expect(Self.tell(widget, empty) == ["breaking removed-parameter \(Self.both): \(servings) removed"])
  }

  @Test("changed-enum-value and changed-type")
  func enumerationsAndTypes() throws {
    let plain = try Self.definition()
    #expect(
      Self.tell(plain, try Self.definition(value: "<integer>4</integer>")) == [
        "breaking changed-enum-value \(Self.data): enumeration Interval value daily: index 1 → 4"
      ])
    #expect(
      Self.tell(plain, try Self.definition(enumeration: "<key>INEnumClassName</key><string>Pace</string>"))
        == ["breaking changed-enum-value \(Self.both): enumeration Interval class Interval → Pace"])
    #expect(
      Self.tell(plain, try Self.definition(property: "kind")) == [
        "breaking changed-type \(Self.both): type HousePlant property species renamed to kind"
      ])
    #expect(
      Self.tell(plain, try Self.definition(code: "empty")).sorted() == [
        "breaking changed-type source code: intent WaterPlant response code soldOut removed",
        "compatible - -: intent WaterPlant response code empty added",
      ])
  }

  @Test("other tokens in the texts of an outcome are other arguments of the method that makes the response")
  func responseTexts() throws {
    func definition(_ text: String?, _ printed: String? = nil) throws -> DefinitionNode {
      func entry(_ key: String, _ text: String?) -> String {
        text.map { "<key>INIntentResponseCode\(key)</key><string>\($0)</string>" } ?? ""
      }
      return try DefinitionNode(
        ReadDefinitions.tree(
          """
          <plist version="1.0"><dict><key>INIntents</key><array><dict>
          <key>INIntentName</key><string>WaterPlant</string>
          <key>INIntentResponse</key><dict>
            <key>INIntentResponseCodes</key><array><dict>
              <key>INIntentResponseCodeName</key><string>done</string>
              \(entry("FormatString", text))\(entry("ConciseFormatString", printed))
            </dict></array>
            <key>INIntentResponseParameters</key><array>
              <dict><key>INIntentResponseParameterName</key><string>plant</string></dict>
              <dict><key>INIntentResponseParameterName</key><string>litres</string></dict>
            </array>
          </dict></dict></array></dict></plist>
          """
        ).root)
    }
    func impacts(_ old: (String?, String?), _ new: (String?, String?)) throws -> [String] {
      DefinitionDifference.changes(from: try definition(old.0, old.1), to: try definition(new.0, new.1)).map { change in
        ([change.verdict.impact.rawValue, change.verdict.rule] + change.verdict.harms.map { "\($0)" })
          .compactMap(\.self).joined(separator: " ")
      }
    }
    let broken = "breaking changed-type source handler"
    let text = "Gave ${plant} ${litres} l"
    #expect(try impacts((text, nil), ("Gave ${plant} water", nil)) == [broken])
    #expect(try impacts((text, nil), ("${litres} l for ${plant}", nil)) == [broken])
    #expect(try impacts((text, nil), (nil, nil)) == [broken])
    #expect(try impacts(("Gave ${plant} water", nil), (text, nil)) == [broken])
    #expect(try impacts(("Done", "Done"), ("Done", "Done: ${plant}")) == ["breaking changed-type handler"])
    // The method stays the same.
    #expect(try impacts((text, nil), ("${plant} has got ${litres} l, ${plant}!", nil)) == ["cosmetic"])
    #expect(try impacts((text, "${plant}"), (text, "Done")) == ["cosmetic"])
    #expect(try impacts(("Done", nil), ("Done: ${pot}", nil)) == ["cosmetic"])
    // Only the text that makes the difference is told as such.
    #expect(try impacts((text, "Done"), ("Done", "Well done")).sorted() == [broken, "cosmetic"])
  }

  @Test("what still has the earlier name of something is told, in the words of the earlier version, and breaks")
  func outdatedNames() throws {
    func edited(_ sample: String, _ edits: [(String, String)]) throws -> [String] {
      let tree = try ReadDefinitions.sample(sample)
      let old = String(decoding: tree.source.bytes, as: UTF8.self)
      let new = edits.reduce(old) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
      #expect(new != old)
      return Self.tell(DefinitionNode(tree.root), DefinitionNode(try ReadDefinitions.tree(new).root))
    }
    let name = "<key>INEnumName</key>\n\t\t\t<string>"
    let renamedType = try edited("Orders", [(name + "CupSize", name + "MugSize")])
    #expect(
      renamedType.contains(
        "breaking outdated-name source code: intent OrderCoffee parameter size: type still CupSize; must be "
          + "MugSize now"), "\(renamedType)")
    #expect(!renamedType.contains { $0.contains("→ CupSize") || $0.contains("changed-parameter") })
    // The combinations of parameters and the texts name a parameter, too.
    let parameter = "<key>INIntentParameterName</key>\n\t\t\t\t\t<string>"
    let renamedParameter = try edited("Home", [(parameter + "target", parameter + "warmth")])
    #expect(
      renamedParameter.contains {
        $0.hasPrefix(
          "breaking outdated-name source code: intent SetClimate summary (offset, room, target): parameters still ")
          && $0.contains("; must be warmth, room, offset now")
      }, "\(renamedParameter)")
    #expect(
      renamedParameter.contains(
        "breaking outdated-name source code: intent SetClimate key parameter still target; "
          + "must be warmth now"), "\(renamedParameter)")
    // What has another value anyway is told with the one that the earlier version had.
    let retyped = try edited(
      "Orders", [(name + "CupSize", name + "MugSize"), ("\t\t\t\t\t<string>CupSize", "\t\t\t\t\t<string>RoastLevel")])
    #expect(retyped.contains { $0.hasSuffix("type CupSize → RoastLevel") }, "\(retyped)")
  }

  @Test("a handler must have other methods")
  func handlers() throws {
    var diagnostics = DiagnosticEngine()
    let tree = try ReadDefinitions.sample("Orders")
    let old = try #require(DefinitionDocument.decode(tree, diagnostics: &diagnostics))
    let oldProgram = try #require(IntentProgram.lowering(old, diagnostics: &diagnostics))
    let text = String(decoding: tree.source.bytes, as: UTF8.self)
      .replacing("<key>INIntentParameterSupportsResolution</key>\n\t\t\t\t\t<true/>\n", with: "", maxReplacements: 1)
    let newTree = try ReadDefinitions.tree(text)
    let new = try #require(DefinitionDocument.decode(newTree, diagnostics: &diagnostics))
    let newProgram = try #require(IntentProgram.lowering(new, diagnostics: &diagnostics))
    func handlers(
      _ old: DefinitionDocument, _ new: DefinitionDocument, _ programs: (IntentProgram, IntentProgram)
    )
      -> [String]
    {
      DefinitionDifference.changes(
        from: DefinitionNode(old.node), to: DefinitionNode(new.node), programs: (programs.0, programs.1)
      ).filter { $0.verdict.rule == "handler" }.map { "\($0.verdict.impact.rawValue) \($0.sentence)" }
    }
    #expect(handlers(old, old, (oldProgram, oldProgram)).isEmpty)
    let removed = handlers(old, new, (oldProgram, newProgram))
    let added = handlers(new, old, (newProgram, oldProgram))
    #expect(removed.count == 1 && removed[0].hasPrefix("compatible handler is no longer asked for resolve"))
    #expect(added.count == 1 && added[0].hasPrefix("breaking handler must implement resolve"))
  }
}
