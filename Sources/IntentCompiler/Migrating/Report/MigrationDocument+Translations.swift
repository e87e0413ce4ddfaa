internal import AppIntentsBackend
internal import Localization

extension MigrationDocument {
  /// The translations before and after, and those that are in no new table.
  var translations: [Document.Section] {
    guard let account = report.account else {
      guard let untouched = MigrationSummary(report).untouched else { return [] }
      return [translations([.paragraph([.words(untouched)])])]
    }
    let rows = TranslationTable(account).rows
    guard !rows.isEmpty else { return [] }
    let table = Document.Table(
      caption: [.words("Entries of the tables, and how many texts are translated")],
      header: [
        "language", "existed", "carried over", "reworded", "to review", "left out", "translated before",
        "translated after",
      ],
      rows: rows.map { row in row.cells(in: account).map { [.words($0)] } })
    let faults = account.faults.map { Document.Item(text: [.words($0)]) }
    let proof: [Document.Block] =
      faults.isEmpty ? [] : [.paragraph([.words(TranslationTable.fault)]), .list(faults)]
    return [translations([.table(table)] + proof + leftOut(of: account))]
  }

  private func translations(_ blocks: [Document.Block]) -> Document.Section {
    Document.Section(heading: [.words("Translations")], anchor: "translations", blocks: blocks)
  }

  private struct Item: Hashable {
    let key: String
    let element: String
    let text: String
  }

  /// Each reason, in each of its forms, and under it a row for each key, with the languages that have it.
  private func leftOut(of account: TranslationAccount) -> [Document.Block] {
    let all = account.totals.map(\.language.spelling)
    return TranslationFate.Reason.allCases.flatMap { reason -> [Document.Block] in
      let fates = account.fates.compactMap { fate -> (fate: TranslationFate, detail: String)? in
        guard case .leftOut(reason, let detail) = fate.outcome else { return nil }
        return (fate, detail)
      }
      guard !fates.isEmpty else { return [] }
      var details: [String] = []
      for fate in fates where !details.contains(fate.detail) { details.append(fate.detail) }
      let tables = details.map { detail in
        Document.Block.table(table(of: fates.filter { $0.detail == detail }.map(\.fate), detail, all: all))
      }
      return [
        .section(
          Document.Section(
            heading: [.words("Left out, \(reason.rawValue): \(fates.count)")], anchor: nil, blocks: tables))
      ]
    }
  }

  private func table(of fates: [TranslationFate], _ detail: String, all: [String]) -> Document.Table {
    var items: [Item] = []
    var languages: [Item: [String]] = [:]
    var locations: [Item: String] = [:]
    for fate in fates {
      let item = Item(key: fate.translation.key, element: fate.element, text: fate.text ?? "")
      if languages[item] == nil { items.append(item) }
      languages[item, default: []].append(fate.translation.language.spelling)
      if locations[item] == nil { locations[item] = places.short(fate.translation.location) }
    }
    return Document.Table(
      caption: Document.Text.prose(detail), header: ["key", "of", "text", "languages", "first at"],
      rows: items.map { item in
        [
          [.code(item.key)], item.element.isEmpty ? [] : [.code(item.element)],
          item.text.isEmpty ? [] : [.quote(item.text)], [.words(Self.list(languages[item] ?? [], of: all))],
          locations[item].map { [.place($0)] } ?? [],
        ]
      })
  }

  /// Languages in short, so that nothing is left unsaid.
  ///
  /// For example: `de, fr`, `all 34`, `all 34 but da, sv`
  private static func list(_ languages: [String], of all: [String]) -> String {
    let others = all.filter { !languages.contains($0) }
    guard languages.count > 6, others.count * 2 < languages.count else { return languages.joined(separator: ", ") }
    return "all \(all.count)" + (others.isEmpty ? "" : " but " + others.joined(separator: ", "))
  }
}
