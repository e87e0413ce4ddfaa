// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.

import AppIntents

enum RefundReasonAppEnum: String, AppEnum {
    case tooLate
    case wrongItem
    case cold

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Refund Reason")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .tooLate: "It came too late",
        .wrongItem: "It was the wrong drink",
        .cold: "It was cold"
    ]
}
