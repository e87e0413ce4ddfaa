// Migrated by intentc from SkyWidgets.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum SkyEventKind: String, AppEnum {
    case eclipse
    case meteorShower
    case conjunction

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind of Event")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .eclipse: "Eclipse",
        .meteorShower: "Meteor Shower",
        .conjunction: "Conjunction"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
