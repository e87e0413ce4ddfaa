internal import LegacySources

extension LegacyReport {
  /// What has to be changed, and what may stay, for people, in lines of plain text.
  func lines(_ places: ReportPlaces) -> [String] {
    LegacyOutlook.allCases.flatMap { outlook -> [String] in
      let groups = groups(outlook)
      guard outlook == .change || !groups.isEmpty else { return [] }
      return MigrationReportText.title(outlook.title) + ["  " + words(outlook)]
        + (outlook == .change ? unsearchedWords.map { ["  " + $0] } ?? [] : [])
        + groups.flatMap { group -> [String] in
          ["", "  " + (group.className ?? group.title) + (group.successor.map { "  →  \($0)" } ?? "")]
            + group.entries.flatMap { lines(of: $0, places) }
        }
    }
  }

  private func lines(of entry: Entry, _ places: ReportPlaces) -> [String] {
    ["    \(entry.kind.title): \(entry.advice)"]
      + MigrationReportText.aligned(
        entry.uses.map { [places.short($0.location), $0.name, $0.countWords ?? ""] }
      ).map { "        " + $0 }
  }
}
