// Migrated by intentc from Workouts.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum TrainingZoneAppEnum: String, AppEnum {
    case easy
    case steady
    case hard

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Heart Rate Zone")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .easy: "Easy",
        .steady: "Steady",
        .hard: "Hard"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
