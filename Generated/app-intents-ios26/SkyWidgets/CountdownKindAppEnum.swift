// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum CountdownKindAppEnum: String, AppEnum {
    case event
    case date

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Count Down To")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .event: "an event",
        .date: "a date of my own"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
