internal import LegacySources
internal import SourceDiagnostics

extension LegacyReport {
  /// What has to be changed, for programs.
  func json(_ places: ReportPlaces) -> JSONValue {
    [
      "files": .integer(fileCount), "objectiveCFiles": .integer(objectiveCFileCount),
      "uses": .array(
        groups.flatMap { group in
          group.entries.flatMap { entry in
            entry.uses.map { use -> JSONValue in
              [
                "kind": .string(entry.kind.rawValue), "outlook": .string(entry.outlook.rawValue),
                "className": .string(orNull: group.className),
                "successor": .string(orNull: group.successor), "use": .string(use.name),
                "count": .integer(use.count), "inHandlers": .integer(use.handlerCount),
                "advice": .string(entry.advice), "location": places.json(use.location),
              ]
            }
          }
        }),
    ]
  }
}
