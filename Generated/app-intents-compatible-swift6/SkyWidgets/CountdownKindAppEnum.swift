// Migrated by intentc from SkyWidgets.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum CountdownKindAppEnum: String, AppEnum {
    case event
    case date

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Count Down To")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .event: "an event",
        .date: "a date of my own"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
