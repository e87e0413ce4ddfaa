// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum RoastLevelAppEnum: String, AppEnum {
    case light
    case medium
    case dark

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("0aAhNK", defaultValue: "Roast")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .light: DisplayRepresentation(title: LocalizedStringResource("iD82Lc", defaultValue: "Light")),
        .medium: DisplayRepresentation(title: LocalizedStringResource("kyEUee", defaultValue: "Medium")),
        .dark: DisplayRepresentation(title: LocalizedStringResource("lu5o6i", defaultValue: "Dark"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
