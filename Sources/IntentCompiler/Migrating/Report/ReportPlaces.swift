internal import AppIntentsBackend
internal import SourceDiagnostics

/// Lines and columns of the places that a report names.
struct ReportPlaces {
  private var tables: [String: LineTable] = [:]

  /// The number of files by their names in short.
  private var counts: [String: Int] = [:]

  /// The places of a report.
  init(of run: RunReport) {
    let report = run.migration
    var locations =
      run.locations + report.allRemarks.compactMap(\.location) + report.declarations.compactMap(\.location)
    locations += report.unused.map(\.location) + report.systemIntents.compactMap(\.location)
    locations += report.account?.fates.map(\.translation.location) ?? []
    for location in locations where tables[location.file.path] == nil {
      tables[location.file.path] = LineTable(location.file.bytes)
      counts[Self.shortName(of: location.file.path), default: 0] += 1
    }
  }

  /// The line and column of a place.
  func position(of location: SourceLocation) -> SourcePosition {
    (tables[location.file.path] ?? LineTable(location.file.bytes)).position(at: Int(location.range.lowerBound))
  }

  /// A place in short: the name of its file, with the folder of a language, and the line; of two files with one name, the
  /// whole path.
  ///
  /// For example: `Orders.intentdefinition:303`, `de.lproj/Orders.strings:12`
  func short(_ location: SourceLocation) -> String {
    let path = location.file.path
    let name = Self.shortName(of: path)
    return "\(counts[name] ?? 0 > 1 ? path : name):\(position(of: location).line)"
  }

  /// Places in short, those of one file together.
  ///
  /// For example: `OrderSoup.swift:12, 20`
  func short(_ locations: [SourceLocation]) -> String {
    var path: String?
    return locations.map { location in
      defer { path = location.file.path }
      return path == location.file.path ? "\(position(of: location).line)" : short(location)
    }.joined(separator: ", ")
  }

  private static func shortName(of path: String) -> String {
    let folder = path.directoryOfPath.lastPathComponent
    let isTable = folder.hasSuffix(".lproj") && !path.hasSuffix(".intentdefinition")
    return (isTable ? folder + "/" : "") + path.lastPathComponent
  }
}
