import IntentCompiler
import SourceDiagnostics
import Testing

/// The time of a check grows with the size of the file and no faster, however many findings there are.
@Suite("Time of a check", .serialized) struct GrowthTests {
  /// A way to make a definition of many equal parts.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case plain, tags, names, cases, ids, missing, references, parents, types, intents

    var testDescription: String { rawValue }

    /// The bytes of a definition of that many parts.
    func source(count: Int) -> SourceFile {
      let root =
        switch self {
        case .types: Self.array("INEnums", (0..<count).map { Self.enumeration("Color\($0 / 2)") }) + Self.noIntents
        case .intents:
          Self.noEnums
            + Self.array("INIntents", (0..<count).map { Self.intent("Delete\($0 / 2)", parameters: [parameter($0)]) })
        default:
          Self.noEnums + Self.array("INIntents", [Self.intent("OrderSoup", parameters: (0..<count).map(parameter))])
        }
      return SourceFile(
        path: "Large.intentdefinition",
        bytes: Array(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict>
          \(root)
          <key>INIntentDefinitionModelVersion</key><string>1.2</string>
          </dict></plist>
          """.utf8))
    }

    private func parameter(_ number: Int) -> String {
      let name =
        switch self {
        case .names: "soup"
        case .cases: number % 2 == 0 ? "cookTime\(number / 2)" : "cooktime\(number / 2)"
        default: "soup\(number)"
        }
      let id = self == .ids ? "abc123" : String(number + 100_000)
      var text = Self.string("INIntentParameterDisplayName", "soup \(number)")
      if self != .missing { text += Self.string("INIntentParameterDisplayNameID", id) }
      let priority = self == .tags ? 1 : number + 1
      text += "<key>INIntentParameterDisplayPriority</key><integer>\(priority)</integer>"
      if self == .references { text += Self.string("INIntentParameterObjectType", "Dish\(number)") }
      text += Self.string("INIntentParameterName", name)
      if self == .parents {
        text += "<key>INIntentParameterRelationship</key><dict>"
        text += Self.string("INIntentParameterRelationshipParentName", "soup\(number + 1)")
        text += Self.string("INIntentParameterRelationshipPredicateName", "HasAnyValue") + "</dict>"
      }
      text += "<key>INIntentParameterTag</key><integer>\(self == .tags ? 1 : number + 1)</integer>"
      return text + Self.string("INIntentParameterType", self == .references ? "Object" : "String")
    }

    private static func intent(_ name: String, parameters: [String]) -> String {
      let texts = [
        ("INIntentCategory", "generic"), ("INIntentDescriptionID", "d\(name)"), ("INIntentName", name),
        ("INIntentTitle", name), ("INIntentTitleID", "t\(name)"), ("INIntentType", "Custom"), ("INIntentVerb", "View"),
      ]
      return texts.map(string).joined() + array("INIntentParameters", parameters)
    }

    private static func enumeration(_ name: String) -> String {
      let value = string("INEnumValueDisplayName", "None") + string("INEnumValueDisplayNameID", "same01")
      return string("INEnumName", name) + string("INEnumType", "Regular")
        + array("INEnumValues", [value + string("INEnumValueName", "unknown")])
    }

    private static let noEnums = "<key>INEnums</key><array/>"
    private static let noIntents = "<key>INIntents</key><array/>"

    private static func string(_ key: String, _ value: String) -> String {
      "<key>\(key)</key><string>\(value)</string>"
    }

    private static func array(_ key: String, _ dictionaries: [String]) -> String {
      "<key>\(key)</key><array>" + dictionaries.map { "<dict>\($0)</dict>\n" }.joined() + "</array>"
    }
  }

  @Test("The same faults are found in a definition of any size", arguments: Shape.allCases)
  func growth(shape: Shape) {
    let small = slugs(in: shape.source(count: 20))
    #expect(!small.isEmpty)
    #expect(slugs(in: shape.source(count: 1000)) == small)
  }

  private func slugs(in source: SourceFile) -> Set<String> {
    Set(Compiler().findings(in: [source]).map(\.id.slug))
  }
}
