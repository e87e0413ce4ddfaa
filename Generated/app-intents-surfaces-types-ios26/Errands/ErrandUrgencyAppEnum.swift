// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum ErrandUrgencyAppEnum: String, AppEnum {
    case whenever
    case today
    case now

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Errand Urgency")
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .whenever: "whenever",
        .today: "today",
        .now: "right now"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
