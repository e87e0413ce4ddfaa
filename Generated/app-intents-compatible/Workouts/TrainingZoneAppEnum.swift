// Migrated by intentc from Workouts.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum TrainingZoneAppEnum: String, AppEnum {
    case easy
    case steady
    case hard

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Heart Rate Zone")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .easy: "Easy",
        .steady: "Steady",
        .hard: "Hard"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
