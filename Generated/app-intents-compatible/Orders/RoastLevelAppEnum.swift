// Migrated by intentc from Orders.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum RoastLevelAppEnum: String, AppEnum {
    case light
    case medium
    case dark

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Roast")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .light: "Light",
        .medium: "Medium",
        .dark: "Dark"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
