// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum CountdownKindAppEnum: String, AppEnum {
    case event
    case date

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("EqBdUQ", defaultValue: "Count Down To")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .event: DisplayRepresentation(title: LocalizedStringResource("eGjhjj", defaultValue: "an event")),
        .date: DisplayRepresentation(title: LocalizedStringResource("2ZUA9l", defaultValue: "a date of my own"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
