// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

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
