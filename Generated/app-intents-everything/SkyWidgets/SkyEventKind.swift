// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum SkyEventKind: String, AppEnum {
    case eclipse
    case meteorShower
    case conjunction

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("KLu1g2", defaultValue: "Kind of Event")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .eclipse: DisplayRepresentation(title: LocalizedStringResource("5pXzh2", defaultValue: "Eclipse")),
        .meteorShower: DisplayRepresentation(title: LocalizedStringResource("93FFSG", defaultValue: "Meteor Shower")),
        .conjunction: DisplayRepresentation(title: LocalizedStringResource("xgxjgL", defaultValue: "Conjunction"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
