// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum SeatingAreaAppEnum: String, AppEnum {
    case indoors
    case terrace
    case `public`

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("5Qgnpm", defaultValue: "Seating Area")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .indoors: DisplayRepresentation(title: LocalizedStringResource("5JLHTA", defaultValue: "Dining Room")),
        .terrace: DisplayRepresentation(title: LocalizedStringResource("iNHB4R", defaultValue: "Terrace")),
        .public: DisplayRepresentation(title: LocalizedStringResource("w0IDHG", defaultValue: "Shared Table"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
