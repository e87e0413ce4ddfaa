internal import AppIntentsBackend
internal import Localization

/// What became of the translations, language by language.
struct TranslationTable {
  /// Texts of one kind.
  struct Group {
    /// The words for them.
    ///
    /// For example: `titles`
    let name: String
    /// The translations that existed.
    let existing: Int
    /// Those of them that are in the new tables.
    let carried: Int
    /// The texts of the definitions, and those that are translated.
    let before: TranslationAccount.Count
    /// The texts of the code, and those that are translated.
    let after: TranslationAccount.Count
  }

  /// A language.
  struct Row {
    /// The language.
    let language: LanguageName
    /// The translations that existed.
    let counts: TranslationAccount.Row
    /// The texts of the definitions, and those that are translated.
    let before: TranslationAccount.Count
    /// The texts of the code, and those that are translated.
    let after: TranslationAccount.Count
    /// The same by kind.
    let groups: [Group]

    /// The numbers for people, behind the language as its tables call it.
    func cells(in account: TranslationAccount) -> [String] {
      [
        account.words(for: language), "\(counts.existing)", "\(counts.carried)", "\(counts.rewritten)",
        "\(counts.toReview)", "\(counts.existing - counts.carried)", before.words, after.words,
      ]
    }
  }

  /// What is said where the sums are wrong.
  static let fault = "The numbers do not agree, which is a mistake of intentc; report it:"

  /// The languages, sorted.
  let rows: [Row]

  /// The table of an account; languages without any translation are left out.
  init(_ account: TranslationAccount) {
    let rowsByLanguage = Dictionary(grouping: account.rows, by: \.language)
    let coverage = Dictionary(grouping: account.coverage, by: \.language)
    rows = account.totals.map { total in
      let counted = rowsByLanguage[total.language] ?? []
      let covered = coverage[total.language] ?? []
      let none = TranslationAccount.Count()
      return Row(
        language: total.language, counts: total, before: covered.reduce(none) { $0 + $1.before },
        after: covered.reduce(none) { $0 + $1.after },
        groups: Set(counted.map(\.group) + covered.map(\.group)).sorted().map { name in
          let row = counted.first { $0.group == name }
          let cover = covered.first { $0.group == name }
          return Group(
            name: name, existing: row?.existing ?? 0, carried: row?.carried ?? 0, before: cover?.before ?? none,
            after: cover?.after ?? none)
        })
    }
  }
}
