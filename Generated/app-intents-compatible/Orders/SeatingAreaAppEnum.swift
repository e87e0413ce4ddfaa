// Migrated by intentc from Orders.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum SeatingAreaAppEnum: String, AppEnum {
    case indoors
    case terrace
    case `public`

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Seating Area")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .indoors: "Dining Room",
        .terrace: "Terrace",
        .public: "Shared Table"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
