internal import AppIntentsBackend
internal import Localization
internal import SourceDiagnostics

/// What became of the translations, for people.
struct TranslationText {
  private let account: TranslationAccount
  private let places: ReportPlaces

  /// An account for people.
  init(_ account: TranslationAccount, places: ReportPlaces) {
    self.account = account
    self.places = places
  }

  /// The lines: a table, and what is left out by reason.
  var lines: [String] {
    let rows = TranslationTable(account).rows
    guard !rows.isEmpty else { return [] }
    var lines = MigrationReportText.title("Translations")
    let header = [
      "language", "existed", "carried over", "reworded", "to review", "left out", "texts translated before",
      "and after",
    ]
    lines += MigrationReportText.aligned([header] + rows.map { $0.cells(in: account) }).map { "  " + $0 }
    return lines + [""] + proof.map { "  " + $0 } + leftOut
  }

  private var proof: [String] {
    guard account.faults.isEmpty else {
      return [TranslationTable.fault] + account.faults
    }
    let existing = account.fates.count
    let carried = account.fates.count(where: \.isCarried)
    let rest = existing - carried
    return [
      "Counted: \(existing.counted("entry", "entries")) in the tables, \(carried) found again in the new ones, "
        + (rest == 0 ? "none left out." : "\(rest) left out for the reasons below.")
    ]
  }

  // MARK: Left out

  private struct Item: Hashable {
    let key: String
    let element: String
    let text: String
    let detail: String
  }

  /// Each reason, in each of its forms, and under it a line for each key, with the languages that have it.
  private var leftOut: [String] {
    TranslationFate.Reason.allCases.flatMap { reason -> [String] in
      var items: [Item] = []
      var languages: [Item: [String]] = [:]
      for fate in account.fates {
        guard case .leftOut(reason, let detail) = fate.outcome else { continue }
        let item = Item(
          key: fate.translation.key, element: fate.element, text: fate.text?.singleLine ?? "", detail: detail)
        if languages[item] == nil { items.append(item) }
        languages[item, default: []].append(fate.translation.language.spelling)
      }
      guard !items.isEmpty else { return [] }
      var details: [String] = []
      for item in items where !details.contains(item.detail) { details.append(item.detail) }
      let count = languages.values.reduce(0) { $0 + $1.count }
      return ["", "  \(reason.rawValue): \(count)"]
        + details.flatMap { detail in
          ["    " + detail.singleLine]
            + MigrationReportText.aligned(
              items.filter { $0.detail == detail }.map { item in
                [
                  item.key, Self.list(languages[item] ?? []), item.element,
                  item.text.isEmpty ? "" : "“\(item.text)”",
                ]
              }
            ).map { "      " + $0 }
        }
    }
  }

  private static func list(_ languages: [String]) -> String {
    languages.count > 6 ? "\(languages.count) languages" : languages.joined(separator: ", ")
  }
}

extension TranslationAccount.Count {
  var words: String { "\(translated) of \(total)" }
}
