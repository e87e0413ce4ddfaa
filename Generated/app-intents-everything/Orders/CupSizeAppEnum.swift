// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum CupSizeAppEnum: String, AppEnum {
    case small
    case `default`
    case large

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("tMcIVk", defaultValue: "Cup Size")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .small: DisplayRepresentation(
            title: LocalizedStringResource("MfP9TC", defaultValue: "small"),
            synonyms: [LocalizedStringResource("Hkfe28", defaultValue: "short"), LocalizedStringResource(
                "AcOeRR",
                defaultValue: "tiny"
            )]
        ),
        .default: DisplayRepresentation(title: LocalizedStringResource("MAKvrI", defaultValue: "regular")),
        .large: DisplayRepresentation(
            title: LocalizedStringResource("0parXn", defaultValue: "large"),
            synonyms: [LocalizedStringResource("8J1LQS", defaultValue: "tall")]
        )
    ]
}

// swiftformat:enable all
// swiftlint:enable all
