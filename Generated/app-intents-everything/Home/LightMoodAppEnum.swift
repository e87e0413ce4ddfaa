// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum LightMoodAppEnum: String, AppEnum {
    case reading
    case dinner
    case film
    case custom

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("SBkZNC", defaultValue: "Mood")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .reading: DisplayRepresentation(title: LocalizedStringResource("QRZbDo", defaultValue: "Reading")),
        .dinner: DisplayRepresentation(
            title: LocalizedStringResource("ywRwDJ", defaultValue: "Dinner"),
            synonyms: [LocalizedStringResource("VPMDJD", defaultValue: "supper")]
        ),
        .film: DisplayRepresentation(
            title: LocalizedStringResource("7iYij1", defaultValue: "Film"),
            synonyms: [LocalizedStringResource("tuyUny", defaultValue: "movie")]
        ),
        .custom: DisplayRepresentation(title: LocalizedStringResource("y1Ow3c", defaultValue: "Custom"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
