// Migrated by intentc from Workouts.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum IntervalStyleAppEnum: String, AppEnum {
    case tabata
    case pyramid
    case `repeat`

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Interval Style")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .tabata: "Tabata",
        .pyramid: "Pyramid",
        .repeat: "Repeats"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
