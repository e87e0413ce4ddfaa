import IntentSemantics
import Localization
import SourceDiagnostics

/// All translations of a run with the keys that they may become translations of.
struct TranslationCandidates {
  /// The texts of a key by language.
  typealias ByLanguage = [LanguageName: CatalogueText]

  /// A translation that fits a text of the code, or does not.
  struct Candidate {
    /// The text of the code, as an index.
    let text: Int
    /// What it becomes.
    let result: Result<RewrittenTranslation, RewrittenTranslation.Fault>
  }

  /// The texts of the code.
  let texts: [MigratedText]

  /// The texts of the definitions.
  let originals: [OriginalTexts]

  /// The table of texts with a string ID as key; nil for `Localizable`.
  let ownKeyTable: String?

  /// The texts of the code, as indices, by their keys.
  let textsByKey: [StringTableKey: [Int]]

  /// The candidates of every translation of every definition.
  private(set) var candidates: [[[Candidate]]] = []

  private var byText: [ByLanguage]

  /// An ID of a definition.
  private struct ID: Hashable {
    let program: Int
    let id: String
  }

  /// The candidates of a run.
  init(texts: [MigratedText], originals: [OriginalTexts], ownKeyTable: String?) {
    self.texts = texts
    self.originals = originals
    self.ownKeyTable = ownKeyTable
    var textsByKey: [StringTableKey: [Int]] = [:]
    var textsByID: [ID: [Int]] = [:]
    for (index, text) in texts.enumerated() {
      textsByKey[text.tableKey(ownKeyTable: ownKeyTable), default: []].append(index)
      if let id = text.stringID { textsByID[ID(program: text.program, id: id), default: []].append(index) }
    }
    self.textsByKey = textsByKey
    byText = Array(repeating: [:], count: texts.count)
    let names = Self.plainTexts(of: originals)
    for (program, original) in originals.enumerated() {
      candidates.append(
        original.translations.map { translation in
          guard translation.hasText, case .texts(let ids) = translation.meaning else { return [] }
          var seen: Set<Int> = []
          let indices = ids.flatMap { textsByID[ID(program: program, id: $0)] ?? [] }.filter {
            seen.insert($0).inserted
          }
          return indices.map { index in
            let text = texts[index]
            let rewriting = TranslationRewriting(text: text) { token in
              Self.insertion(token, in: text, texts, language: translation.language, names)
            }
            let result = Result { () throws(RewrittenTranslation.Fault) in
              try rewriting.rewritten(translation.value)
            }
            return Candidate(
              text: index, result: text.isQuestion ? result.map { $0.asQuestion(in: translation.language) } : result)
          }
        })
    }
    for (program, original) in originals.enumerated() {
      for (translation, list) in zip(original.translations, candidates[program]) {
        for case (let index, .success(let rewritten)) in list.map({ ($0.text, $0.result) })
        where byText[index][translation.language] == nil {
          byText[index][translation.language] = rewritten.text.translated
        }
      }
    }
    for (index, text) in texts.enumerated() {
      let language = originals[text.program].language
      if byText[index][language] == nil { byText[index][language] = text.developmentText }
    }
  }

  /// What is there for a text of the code, by language; in that of the definition, it is the text itself at least.
  func translations(of text: Int) -> ByLanguage { byText[text] }

  // MARK: Insertions

  /// The translations that are one text, by ID.
  private static func plainTexts(of originals: [OriginalTexts]) -> [ID: [LanguageName: String]] {
    var plain: [ID: [LanguageName: String]] = [:]
    for (program, original) in originals.enumerated() {
      for translation in original.translations where translation.hasText {
        guard case .texts(let ids) = translation.meaning, case .text(let text) = translation.value else { continue }
        for id in ids { plain[ID(program: program, id: id), default: [:]][translation.language] = text.value }
      }
    }
    return plain
  }

  /// What the code puts in the place of a token; the name of a parameter in the language.
  private static func insertion(
    _ token: FormatToken, in text: MigratedText, _ texts: [MigratedText], language: LanguageName,
    _ names: [ID: [LanguageName: String]]
  ) -> String? {
    guard let inserted = text.insertions[token] else { return nil }
    let name = texts.first {
      $0.role == .title && $0.program == text.program && $0.element == text.element && $0.source.source == inserted
    }
    let id = name?.stringID.map { ID(program: text.program, id: $0) }
    return id.flatMap { names[$0]?[language] } ?? inserted
  }
}
