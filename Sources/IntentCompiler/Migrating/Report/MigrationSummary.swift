internal import AppIntentsBackend
internal import Localization

/// What is to be said of a report in the terminal, in a few lines.
struct MigrationSummary {
  private let report: MigrationReport

  /// A summary of a report.
  init(_ report: MigrationReport) {
    self.report = report
  }

  /// How many remarks there are of each kind.
  ///
  /// For example: `2 lost, 5 to do, 12 changed, 3 added, 9 left out`
  var remarkCounts: String {
    let remarks = report.allRemarks
    let counts = MigrationRemark.Verdict.allCases.compactMap { verdict in
      let count = remarks.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.words)"
    }
    return counts.isEmpty ? "no remarks" : counts.joined(separator: ", ")
  }

  /// What is to be said where no tables are written; nil where there are no translations, or they are.
  var untouched: String? {
    guard report.untouchedCount > 0 else { return nil }
    return "no tables are written; \(report.untouchedCount.counted("entry", "entries")) stay in those of the definition"
  }

  /// How many languages a line names.
  private static let namedCount = 6

  /// What became of the translations: a line for all languages of which the same is to be said.
  var translationLines: [String] {
    guard let account = report.account else {
      return untouched.map { ["translations: " + $0] } ?? []
    }
    var wordings: [[String]] = []
    var languages: [[String]: [String]] = [:]
    for row in account.totals {
      let words = [
        "\(row.carried) of \(row.existing) carried over", row.toReview == 0 ? "" : "\(row.toReview) to review",
        row.leftOutWords,
      ]
      if languages[words] == nil { wordings.append(words) }
      languages[words, default: []].append(account.words(for: row.language))
    }
    let rows = wordings.map { words in
      let names = languages[words] ?? []
      let list = names.count > Self.namedCount ? "\(names.count) languages" : names.joined(separator: ", ")
      return ["  " + list, names.count > 1 ? words[0] + " each" : words[0]] + words.dropFirst()
    }
    return rows.isEmpty ? [] : ["translations"] + MigrationReportText.aligned(rows)
  }
}

extension TranslationAccount.Row {
  /// What is left out, by reason.
  ///
  /// For example: `left out: 18 composite entries, 2 empty`
  fileprivate var leftOutWords: String {
    let reasons = TranslationFate.Reason.allCases.compactMap { reason in
      leftOut[reason].map { reason.words(for: $0) }
    }
    return reasons.isEmpty ? "" : "left out: " + reasons.joined(separator: ", ")
  }
}

extension TranslationFate.Reason {
  /// A number with the reason.
  fileprivate func words(for count: Int) -> String {
    switch self {
    case .composite: count.counted("composite entry", "composite entries")
    case .stale: "\(count) with an unknown ID"
    case .notWritten: "\(count) without a place in the code"
    case .repeated: "\(count) repeated"
    case .blank: "\(count) empty"
    case .overridden: "\(count) overridden"
    case .conflicting: "\(count) conflicting"
    case .strayTokens: "\(count) with an unknown token"
    case .forms: "\(count) with unknown forms"
    case .phrase: count.counted("unusable phrase")
    case .kept: "\(count) translated already"
    }
  }
}
