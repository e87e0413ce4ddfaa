// Migrated by intentc from Travel.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum TransportModeAppEnum: String, AppEnum {
    case walk
    case ferry
    case train
    case flight

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Means of Transport")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .walk: "on foot",
        .ferry: "by ferry",
        .train: "by train",
        .flight: "by plane"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
