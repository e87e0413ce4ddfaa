// Migrated by intentc from Orders.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum CupSizeAppEnum: String, AppEnum {
    case small
    case `default`
    case large

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cup Size")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .small: "small",
        .default: "regular",
        .large: "large"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
