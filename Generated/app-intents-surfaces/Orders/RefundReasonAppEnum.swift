// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

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

#endif

// swiftformat:enable all
// swiftlint:enable all
