// Migrated by intentc from Workouts.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum IntervalStyleAppEnum: String, AppEnum {
    case tabata
    case pyramid
    case `repeat`

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Interval Style")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .tabata: "Tabata",
        .pyramid: "Pyramid",
        .repeat: "Repeats"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
