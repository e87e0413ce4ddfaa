// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum SkyThemeAppEnum: String, AppEnum {
    case midnight
    case dusk
    case redLight

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Theme")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .midnight: "Midnight",
        .dusk: "Dusk",
        .redLight: "Red Light"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
