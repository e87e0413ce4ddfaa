// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum ErrandUrgencyAppEnum: String, AppEnum {
    case whenever
    case today
    case now

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Errand Urgency")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .whenever: "whenever",
        .today: "today",
        .now: "right now"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
