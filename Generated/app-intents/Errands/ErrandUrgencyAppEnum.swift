// Migrated by intentc from Errands.intentdefinition.

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
