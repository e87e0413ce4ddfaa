package import Localization

/// All translations that existed, and how much is translated before and after.
package struct TranslationAccount: Sendable, Equatable {
  /// How many translations of some kind existed in a language, and what became of them.
  package struct Row: Sendable, Equatable {
    /// The language.
    package let language: LanguageName
    /// The words under which they are counted.
    ///
    /// For example: `titles`
    package let group: String
    /// The translations that existed.
    package var existing = 0
    /// Those that are in the new tables.
    package var carried = 0
    /// Those of the carried ones that are in other words than before, with values named in the new way.
    package var rewritten = 0
    /// Those of the carried ones that somebody should read again.
    package var toReview = 0
    /// Those that are not in the new tables, by reason.
    package var leftOut: [TranslationFate.Reason: Int] = [:]

    /// Counts those of another row, too.
    fileprivate mutating func add(_ other: Row) {
      existing += other.existing
      carried += other.carried
      rewritten += other.rewritten
      toReview += other.toReview
      leftOut.merge(other.leftOut, uniquingKeysWith: +)
    }
  }

  /// How much of some kind is translated into a language.
  package struct Coverage: Sendable, Equatable {
    /// The language.
    package let language: LanguageName
    /// The words under which texts are counted.
    package let group: String
    /// The texts of the definitions, and those of them that are translated.
    package var before = Count()
    /// The texts of the code, and those of them that are translated.
    package var after = Count()
  }

  /// Some of all.
  package struct Count: Sendable, Equatable {
    /// Those that are translated.
    package var translated = 0
    /// All of them.
    package var total = 0

    /// Some of all.
    package init(translated: Int = 0, total: Int = 0) {
      self.translated = translated
      self.total = total
    }

    /// The sum of two counts.
    package static func + (left: Count, right: Count) -> Count {
      Count(translated: left.translated + right.translated, total: left.total + right.total)
    }
  }

  /// Every translation that existed.
  package let fates: [TranslationFate]

  /// The translations by language and group.
  package let rows: [Row]

  /// The coverage, by language and group.
  package let coverage: [Coverage]

  /// How the languages are spelt, before and after.
  package let spellings: [LanguageName: LanguageSpelling]

  /// What is wrong with the sums, as sentences; empty when no translation is lost.
  package let faults: [String]

  /// The account of some translations.
  init(
    fates: [TranslationFate], coverage: [Coverage], spellings: [LanguageName: LanguageSpelling], faults: [String]
  ) {
    self.fates = fates
    rows = Self.rows(of: fates)
    self.coverage = coverage
    self.spellings = spellings
    self.faults = faults
  }

  /// A language as its tables call it, before and after.
  package func words(for language: LanguageName) -> String { spellings[language]?.words ?? language.spelling }

  /// The translations by language, whatever their group; languages in their order.
  package var totals: [Row] {
    var totals: [Row] = []
    for row in rows {
      if totals.last?.language != row.language { totals.append(Row(language: row.language, group: "all")) }
      totals[totals.count - 1].add(row)
    }
    return totals
  }

  /// The translations by language and group.
  private static func rows(of fates: [TranslationFate]) -> [Row] {
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for fate in fates {
      let language = fate.translation.language
      let place = places[language.identifier + "\0" + fate.group] ?? rows.count
      if place == rows.count {
        places[language.identifier + "\0" + fate.group] = place
        rows.append(Row(language: language, group: fate.group))
      }
      rows[place].existing += 1
      switch fate.outcome {
      case .carried(_, let review):
        rows[place].carried += 1
        if fate.isRewritten { rows[place].rewritten += 1 }
        if review != nil { rows[place].toReview += 1 }
      case .leftOut(let reason, _):
        rows[place].leftOut[reason, default: 0] += 1
      }
    }
    return rows.sorted { ($0.language.identifier, $0.group) < ($1.language.identifier, $1.group) }
  }
}
