// Migrated by intentc from Travel.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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

// swiftformat:enable all
// swiftlint:enable all
