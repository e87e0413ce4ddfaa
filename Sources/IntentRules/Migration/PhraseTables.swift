internal import AppIntentsSources
internal import Localization
internal import SourceDiagnostics

/// What tables of phrases are held against.
struct PhraseTables {
  /// The parameters that the phrases of a shortcut have, by each of its phrases.
  ///
  /// In a catalogue, an entry stands for all phrases of a shortcut and may have any of them for its key.
  private let parameters: [String: Set<String>]

  /// The phrases, sorted.
  private let phrases: [String]

  /// Whether there is no phrase that is not among them.
  private let knowsAllPhrases: Bool

  /// The entries that were reported: a catalogue has a key once, and is read for each language.
  private var reported: Set<Place> = []

  /// The phrases of some code.
  init(_ migration: CheckedMigration) {
    let shortcuts = migration.code.shortcuts
    var parameters: [String: Set<String>] = [:]
    for shortcut in shortcuts {
      let names = Set(shortcut.phrases.flatMap(\.parameters))
      for phrase in shortcut.phrases {
        parameters[phrase.text, default: []].formUnion(names)
      }
    }
    self.parameters = parameters
    phrases = parameters.keys.sorted()
    knowsAllPhrases =
      !migration.code.shortcutsProviders.isEmpty && !shortcuts.isEmpty && shortcuts.allSatisfy(\.isReadInFull)
  }

  /// Reports what is wrong with a table; what stands in several is reported of the first.
  mutating func check(_ table: StringTable, _ findings: inout RuleFindings) {
    for entry in table.entries {
      func report(_ message: String, at range: SourceRange, hint: String? = nil) {
        findings.report(
          message, at: SourceLocation(file: table.source, range: range), hint: hint, element: entry.key.value)
      }
      let allowed = parameters[entry.key.value]
      if allowed == nil, knowsAllPhrases, reported.insert(Place(table, entry)).inserted {
        report(
          "no App Shortcut has the phrase '\(entry.key.value)'", at: entry.key.range,
          hint: Spelling.hint(for: entry.key.value, among: phrases))
      }
      for text in entry.value.texts where !text.value.isEmpty {
        let tokens = Self.tokens(in: text.value)
        if tokens.count(where: { $0 == AppShortcutPhrase.applicationName }) != 1 {
          report(
            "phrase '\(text.value)' must contain the app name exactly once", at: text.range,
            hint: "write it as '${\(AppShortcutPhrase.applicationName)}'")
        }
        guard let allowed else { continue }
        for token in Set(tokens).subtracting(allowed).subtracting([AppShortcutPhrase.applicationName]).sorted() {
          report("'${\(token)}' is in no phrase of the App Shortcut", at: text.range)
        }
      }
    }
  }

  private struct Place: Hashable {
    let path: String
    let range: SourceRange

    init(_ table: StringTable, _ entry: StringTableEntry) {
      path = table.source.path
      range = entry.key.range
    }
  }

  /// The names in `${…}`, in order.
  private static func tokens(in text: String) -> [String] {
    text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: "}").map { String(rest[..<$0]) }
    }
  }
}
