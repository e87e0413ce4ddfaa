// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum SkyEventKind: String, AppEnum {
    case eclipse
    case meteorShower
    case conjunction

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind of Event")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .eclipse: "Eclipse",
        .meteorShower: "Meteor Shower",
        .conjunction: "Conjunction"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
