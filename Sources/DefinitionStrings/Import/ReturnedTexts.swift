internal import IntentModel
package import IntentRules
package import Localization
internal import SourceDiagnostics

/// The translations of a file that came back, held against the definition.
package struct ReturnedTexts: Sendable {
  /// A translation that can be taken over.
  package struct Translation: Sendable, Equatable {
    /// The key in tables.
    package let key: String

    /// The translation.
    package let text: String

    /// The text that was translated.
    package let source: String

    /// Whether the translator has said that the translation is right, and it is that of the text of now.
    package let isConfirmed: Bool

    /// Where people meet the text and what its tokens are, a line for each.
    package let context: [String]

    /// The comment of a new entry.
    var comment: String { (context + SourceRecord.lines(for: source)).joined(separator: "\n") }
  }

  /// The translations in the order of the file.
  package private(set) var translations: [Translation] = []

  /// What is wrong with others, in the order of the file.
  package private(set) var problems: [ImportProblem] = []

  /// How many texts have no translation yet.
  package private(set) var untranslatedCount = 0

  /// The translations of a file.
  ///
  /// - Parameters:
  ///   - file: What came back for the definition.
  ///   - localization: The definition with its tables.
  ///   - texts: The texts of the definition.
  ///   - target: Where the translations go.
  package init(
    _ file: ReturnedFile, for localization: CheckedLocalization, texts: TranslatableTexts,
    target: TranslationTarget
  ) {
    let language = target.language
    let present = ExportedTexts(localization, texts: texts, target: target).list
    let presentTranslations = Dictionary(
      present.compactMap { text in text.target.map { (text.key, $0) } }, uniquingKeysWith: { first, _ in first })
    let renaming = RenamedUnits(file, among: present) { localization.use(ofKey: $0, in: .strings) == .nothing }
    var renamed: [(unit: ReturnedUnit, key: String)] = []
    let tokens = TranslationTokens(localization, language: language.spelling)
    var hints = SpellingHints()
    let ids = Set(texts.list.map(\.id))
    var seen: [String: DecodedText?] = [:]
    for unit in file.units {
      if let fault = unit.fault {
        self.fault(fault.message, fault.range, hint: fault.hint)
        continue
      }
      var key = unit.id.value
      if let known = renaming.key(of: unit) {
        renamed.append((unit, known))
        key = known
      }
      if let earlier = seen[key] {
        if earlier?.text != unit.target?.text { fault("'\(key)' is there twice", unit.id.range) }
        continue
      }
      seen[key] = unit.target
      guard let source = Self.source(ofKey: key, localization, texts) else {
        if case .texts = localization.use(ofKey: key, in: .strings) {
          remark("'\(key)' has no text in the definition any more", unit.id.range)
        } else {
          fault(
            "'\(key)' is not in the definition", unit.id.range,
            hint: hints.suggestion(for: key, among: ids).map { "did you mean '\($0)'?" }
              ?? "it was exported from another version; --skip-invalid leaves it out")
        }
        continue
      }
      guard let target = unit.target, !unit.needsTranslation else {
        untranslatedCount += 1
        continue
      }
      if let own = unit.language, LanguageName(own.value) != language {
        fault("the translation of '\(key)' is in '\(own.value)', not in '\(language)'", own.range)
        continue
      }
      if let problem = tokens.problem(of: .text(Located(target.text, at: target.range)), forKey: key) {
        let message = "the \(language) translation of '\(key)' \(problem.sentence)"
        let range = problem.range.map { target.map.range(of: $0) } ?? target.range
        // What the table has already is no mistake of this file.
        if presentTranslations[key] == target.text {
          remark(message + ", as it does in the table", range, hint: problem.hint)
        } else {
          fault(message, range, hint: problem.hint)
        }
        continue
      }
      let translated = unit.source?.text ?? source.text
      if !source.all.contains(translated) {
        remark(
          "the \(language) translation of '\(key)' is that of '\(SourceRecord.form(of: translated))', which is "
            + "'\(SourceRecord.form(of: source.text))' now", unit.source?.range ?? unit.id.range,
          hint: "it is taken over; export the text again for a new one")
      }
      translations.append(
        Translation(
          key: key, text: target.text, source: translated,
          isConfirmed: unit.isConfirmed && source.all.contains(translated), context: source.context))
    }
    guard let (unit, key) = renamed.first else { return }
    let more =
      switch renamed.count {
      case 1: ""
      case 2: ", and 1 more text has another ID"
      default: ", and \(renamed.count - 1) more texts have other IDs"
      }
    remark(
      "'\(unit.id.value)' is '\(key)' by now\(more)", unit.id.range,
      hint: renamed.count > 1
        ? "they were found by their words and notes; export them again to be sure"
        : "it was found by its words and note; export it again to be sure")
  }

  /// The text of a key in the development language; nil where there is none.
  private static func source(
    ofKey key: String, _ localization: CheckedLocalization, _ texts: TranslatableTexts
  ) -> (text: String, all: [String], context: [String])? {
    if let text = texts[key] { return (text.text, texts.texts(withID: key), text.context) }
    return localization.compositeText(ofKey: key).map { ($0, [$0], []) }
  }

  private mutating func fault(_ message: String, _ range: SourceRange, hint: String? = nil) {
    problems.append(ImportProblem(isFault: true, message: message, range: range, hint: hint))
  }

  private mutating func remark(_ message: String, _ range: SourceRange, hint: String? = nil) {
    problems.append(ImportProblem(isFault: false, message: message, range: range, hint: hint))
  }
}
