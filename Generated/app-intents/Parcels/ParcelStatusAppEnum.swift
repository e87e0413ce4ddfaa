// Migrated by intentc from Parcels.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum ParcelStatusAppEnum: String, AppEnum {
    case announced
    case onTheWay
    case delivered

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Status")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .announced: "announced",
        .onTheWay: "on the way",
        .delivered: "delivered"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
