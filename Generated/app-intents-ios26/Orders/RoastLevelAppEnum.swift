// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum RoastLevelAppEnum: String, AppEnum {
    case light
    case medium
    case dark

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Roast")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .light: "Light",
        .medium: "Medium",
        .dark: "Dark"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
