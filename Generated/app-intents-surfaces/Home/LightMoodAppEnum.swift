// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum LightMoodAppEnum: String, AppEnum {
    case reading
    case dinner
    case film
    case custom

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .reading: "Reading",
        .dinner: DisplayRepresentation(title: "Dinner", synonyms: ["supper"]),
        .film: DisplayRepresentation(title: "Film", synonyms: ["movie"]),
        .custom: "Custom"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
