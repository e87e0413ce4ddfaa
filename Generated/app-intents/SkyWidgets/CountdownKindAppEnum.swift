// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

import AppIntents

enum CountdownKindAppEnum: String, AppEnum {
    case event
    case date

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Count Down To")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .event: "an event",
        .date: "a date of my own"
    ]
}
