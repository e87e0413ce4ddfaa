// Migrated by intentc from Reading.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum BookShelfAppEnum: String, AppEnum {
    case wishlist
    case reading
    case finished

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shelf")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .wishlist: "Wish List",
        .reading: "Reading",
        .finished: "Finished"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
