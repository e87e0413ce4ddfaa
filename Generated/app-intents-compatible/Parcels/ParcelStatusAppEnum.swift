// Migrated by intentc from Parcels.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum ParcelStatusAppEnum: String, AppEnum {
    case announced
    case onTheWay
    case delivered

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Status")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .announced: "announced",
        .onTheWay: "on the way",
        .delivered: "delivered"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
