import IntentCompiler
import SourceDiagnostics
import Testing

/// Translations of many parts are checked to their end: anything that looks at each part for each part would never get
/// there.
@Suite("Large translations") struct LargeTranslationTests {
  /// A way to make a definition and tables of many parts.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case complete, stale, unknownTokens, damagedTokens, manyTokens, hyphens, sharedIDs, composites, forms, repeatedKeys
    case languages, copies, longSentence

    var testDescription: String { rawValue }

    func files(count: Int) -> [SourceFile] {
      let numbers = 0..<count
      func table(_ entry: (Int) -> String) -> [SourceFile] {
        [file("de.lproj/Large.strings", numbers.map(entry).joined(separator: "\n"))]
      }
      switch self {
      case .complete:
        return [definition(count)] + table { "\"d\($0)\" = \"Gibt es ${p\($0)}?\";" }
      case .stale:
        return [definition(count)] + table { "\"x\($0)\" = \"weg\";" }
      case .unknownTokens:
        return [definition(count)] + table { "\"d\($0)\" = \"Gibt es ${q\($0)} {p\($0)}?\";" }
      case .damagedTokens:
        return [definition(1)] + [file("de.lproj/Large.strings", "d0 = \"\(numbers.map { "$ {p\($0)}" }.joined())\";")]
      case .manyTokens:
        let tokens = numbers.map { "${p\($0)}" }.joined()
        return [definition(count, sentence: { _ in tokens }, sentences: 1)]
          + [file("de.lproj/Large.strings", "d0 = \"\(tokens)${z}\";")]
      case .hyphens:
        return [definition(count)]
          + [file("de.lproj/Large.strings", "\"\(String(repeating: "d1-", count: count))\" = \"a\";")]
      case .sharedIDs:
        return [definition(count, id: { _ in "d" }, wordID: { "w\($0 % 4)" })]
          + table { "\"d-w\($0 % 4)\" = \"${p\($0)}\";" }
      case .composites:
        return [definition(count)] + table { "\"d\($0)-w\($0)\" = \"Gibt es ${p\($0)} {x}?\";" }
      case .forms:
        let variables = numbers.map {
          "<key>v\($0)</key><dict><key>one</key><string>${p0}</string><key>other</key><string>${q}</string></dict>"
        }
        return [
          definition(1),
          file(
            "de.lproj/Large.stringsdict",
            "<plist><dict><key>d0</key><dict><key>NSStringLocalizedFormatKey</key><string>a</string>"
              + variables.joined(separator: "\n") + "</dict></dict></plist>"),
        ]
      case .repeatedKeys:
        return [definition(count)] + table { "\"d\($0 % 2)\" = \"Gibt es ${p\($0)}?\";" }
      case .languages:
        return [definition(10)] + numbers.map { file("l\($0).lproj/Large.strings", "\"d0\" = \"Gibt es ${p0}?\";") }
      case .copies:
        return [
          definition(count), file("de.lproj/Large.intentdefinition", definitionText(count, sentence: { "\($0)" })),
          file("fr.lproj/Large.intentdefinition", definitionText(count, prefix: "q")),
        ]
      case .longSentence:
        let sentence = String(repeating: "{a} ${p0} ", count: count / 2)
        return [definition(count, sentence: { $0 == 0 ? sentence : "" })] + table { "\"d0-w\($0)\" = \"{b} ${p0}\";" }
      }
    }

    private func file(_ path: String, _ text: String) -> SourceFile {
      SourceFile(path: path, bytes: Array(text.utf8))
    }

    private func definition(
      _ count: Int, sentence: @escaping (Int) -> String = { "Is there ${p\($0)}?" }, sentences: Int = .max,
      id: (Int) -> String = { "d\($0)" }, wordID: (Int) -> String = { "w\($0)" }
    ) -> SourceFile {
      file(
        "Base.lproj/Large.intentdefinition",
        definitionText(count, sentence: sentence, sentences: sentences, id: id, wordID: wordID))
    }

    /// A definition of parameters for Booleans, each with a dialog and a word.
    private func definitionText(
      _ count: Int, prefix: String = "p", sentence: (Int) -> String = { "Is there ${p\($0)}?" }, sentences: Int = .max,
      id: (Int) -> String = { "d\($0)" }, wordID: (Int) -> String = { "w\($0)" }
    ) -> String {
      func string(_ key: String, _ value: String) -> String { "<key>\(key)</key><string>\(value)</string>" }
      let parameters = (0..<count).map { number in
        let dialog =
          string("INIntentParameterPromptDialogFormatString", sentence(number))
          + string("INIntentParameterPromptDialogFormatStringID", id(number))
          + string("INIntentParameterPromptDialogType", "Primary")
        let word =
          string("INIntentParameterMetadataTrueDisplayName", "yes")
          + string("INIntentParameterMetadataTrueDisplayNameID", wordID(number))
        return "<dict><key>INIntentParameterMetadata</key><dict>\(word)</dict>"
          + string("INIntentParameterName", "\(prefix)\(number)")
          + "<key>INIntentParameterPromptDialogs</key><array>"
          + (number < sentences ? "<dict>\(dialog)</dict>" : "") + "</array>"
          + string("INIntentParameterType", "Boolean") + "</dict>\n"
      }
      return "<plist version=\"1.0\"><dict><key>INEnums</key><array/>"
        + string("INIntentDefinitionModelVersion", "1.2") + "<key>INIntents</key><array><dict>"
        + string("INIntentName", "Large") + "<key>INIntentParameters</key><array>" + parameters.joined()
        + "</array></dict></array></dict></plist>"
    }
  }

  /// What is found in files of 3,000 parts, by rule.
  private static let expected: [(Shape, [String: Int])] = [
    (.complete, [:]), (.stale, ["stale-translation": 3000]), (.unknownTokens, ["translation-unknown-token": 6000]),
    (.damagedTokens, ["translation-unknown-token": 3000]), (.manyTokens, ["translation-unknown-token": 1]),
    (.hyphens, ["stale-translation": 1]), (.sharedIDs, ["unreadable-table": 2996]),
    (.composites, ["translation-token-mismatch": 3000]),
    (.forms, ["translation-unknown-token": 3000]),
    (.repeatedKeys, ["unreadable-table": 2998, "translation-token-mismatch": 2]), (.languages, [:]),
    (.copies, ["diverging-copy": 1]), (.longSentence, [:]),
  ]

  @Test("Every part has its finding", arguments: expected)
  func findings(shape: Shape, counts: [String: Int]) {
    let found = Dictionary(grouping: Compiler().findings(in: shape.files(count: 3000))) { $0.id.slug }
    let rules = [
      "diverging-copy", "stale-translation", "translation-token-mismatch", "translation-unknown-token",
      "unreadable-table",
    ]
    #expect(found.filter { rules.contains($0.key) }.mapValues(\.count) == counts)
  }
}
