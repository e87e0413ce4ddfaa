internal import AppIntentsBackend
internal import SourceDiagnostics

/// Lines and columns of the places that a report names.
struct ReportPlaces {
  private var tables: [String: LineTable] = [:]

  /// The places of a report.
  init(of report: MigrationReport) {
    var locations = report.allRemarks.compactMap(\.location) + report.declarations.compactMap(\.location)
    locations += report.unused.map(\.location) + report.systemIntents.map(\.location)
    locations += report.account?.fates.map(\.translation.location) ?? []
    for location in locations where tables[location.file.path] == nil {
      tables[location.file.path] = LineTable(location.file.bytes)
    }
  }

  /// The line and column of a place.
  func position(of location: SourceLocation) -> SourcePosition {
    (tables[location.file.path] ?? LineTable(location.file.bytes)).position(at: Int(location.range.lowerBound))
  }

  /// A place in short: the name of its file and the line; of a file in a language folder, that too.
  ///
  /// For example: `Orders.intentdefinition:303`, `de.lproj/Orders.strings:12`
  func short(_ location: SourceLocation) -> String {
    let path = location.file.path
    let folder = path.directoryOfPath.lastPathComponent
    let isTable = folder.hasSuffix(".lproj") && !path.hasSuffix(".intentdefinition")
    return "\(isTable ? folder + "/" : "")\(path.lastPathComponent):\(position(of: location).line)"
  }
}
