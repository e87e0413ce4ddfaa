internal import LegacySources

extension LegacyReport {
  /// What has to be changed, for people, in lines of plain text.
  func lines(_ places: ReportPlaces) -> [String] {
    MigrationReportText.title("Code to change") + ["  " + words]
      + groups.flatMap { group -> [String] in
        ["", "  " + (group.className ?? group.title) + (group.successor.map { "  →  \($0)" } ?? "")]
          + group.entries.flatMap { entry in
            ["    \(entry.kind.title): \(entry.advice)"]
              + MigrationReportText.aligned(
                entry.uses.map { [places.short($0.location), $0.name, $0.countWords ?? ""] }
              ).map { "        " + $0 }
          }
      }
  }
}
