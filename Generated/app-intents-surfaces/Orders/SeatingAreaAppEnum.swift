// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents

enum SeatingAreaAppEnum: String, AppEnum {
    case indoors
    case terrace
    case `public`

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Seating Area")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .indoors: "Dining Room",
        .terrace: "Terrace",
        .public: "Shared Table"
    ]
}

#endif

// swiftformat:enable all
// swiftlint:enable all
