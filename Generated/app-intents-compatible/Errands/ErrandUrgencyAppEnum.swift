// Migrated by intentc from Errands.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum ErrandUrgencyAppEnum: String, AppEnum {
    case whenever
    case today
    case now

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Errand Urgency")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .whenever: "whenever",
        .today: "today",
        .now: "right now"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
