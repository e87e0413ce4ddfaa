internal import AppIntentsBackend
internal import SourceDiagnostics

extension MigrationRemark.Verdict {
  /// The word for programs.
  var jsonName: String {
    switch self {
    case .lost: "lost"
    case .open: "open"
    case .changed: "changed"
    case .added: "added"
    case .leftOut: "leftOut"
    }
  }
}

extension MigrationRemark {
  /// The remark for programs.
  func json(_ places: ReportPlaces) -> JSONValue {
    [
      "verdict": .string(verdict.jsonName), "element": .string(element), "key": .string(orNull: key),
      "subject": .string(words), "quote": .string(orNull: quote), "reason": .string(reason),
      "hint": .string(orNull: hint),
      "location": places.json(location),
    ]
  }
}

extension ReportPlaces {
  /// A place for programs.
  func json(_ location: SourceLocation?) -> JSONValue {
    guard let location else { return .null }
    let position = position(of: location)
    return [
      "path": .string(location.file.path), "line": .integer(position.line), "column": .integer(position.column),
    ]
  }
}
