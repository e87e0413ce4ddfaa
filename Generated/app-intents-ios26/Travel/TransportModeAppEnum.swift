// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

import AppIntents

enum TransportModeAppEnum: String, AppEnum {
    case walk
    case ferry
    case train
    case flight

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Means of Transport")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .walk: "on foot",
        .ferry: "by ferry",
        .train: "by train",
        .flight: "by plane"
    ]
}
