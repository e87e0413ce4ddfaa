// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum CupSizeAppEnum: String, AppEnum {
    case small
    case `default`
    case large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cup Size")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .small: DisplayRepresentation(title: "small", synonyms: ["short", "tiny"]),
        .default: "regular",
        .large: DisplayRepresentation(title: "large", synonyms: ["tall"])
    ]
}

// swiftformat:enable all
// swiftlint:enable all
