// Migrated by intentc from Home.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum LightMoodAppEnum: String, AppEnum {
    case reading
    case dinner
    case film
    case custom

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mood")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .reading: "Reading",
        .dinner: "Dinner",
        .film: "Film",
        .custom: "Custom"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
