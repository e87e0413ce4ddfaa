// Migrated by intentc from Home.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum DeviceStateAppEnum: String, AppEnum {
    case on
    case off

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "State")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .on: "on",
        .off: "off"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
