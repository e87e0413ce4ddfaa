// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

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
