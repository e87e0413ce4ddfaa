// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum SkyThemeAppEnum: String, AppEnum {
    case midnight
    case dusk
    case redLight

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("ReB2vI", defaultValue: "Theme")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .midnight: DisplayRepresentation(title: LocalizedStringResource("hmDfoJ", defaultValue: "Midnight")),
        .dusk: DisplayRepresentation(title: LocalizedStringResource("d12tbl", defaultValue: "Dusk")),
        .redLight: DisplayRepresentation(title: LocalizedStringResource("hpf0TE", defaultValue: "Red Light"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
