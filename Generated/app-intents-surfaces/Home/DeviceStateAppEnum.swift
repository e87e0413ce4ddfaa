// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum DeviceStateAppEnum: String, AppEnum {
    case on
    case off

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "State")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .on: "on",
        .off: "off"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
