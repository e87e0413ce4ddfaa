// Migrated by intentc from Parcels.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

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
