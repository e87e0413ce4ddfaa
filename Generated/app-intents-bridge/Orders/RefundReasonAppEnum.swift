// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

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

    init?(_ legacy: RefundReason) {
        switch legacy {
        case .tooLate:
            self = .tooLate
        case .wrongItem:
            self = .wrongItem
        case .cold:
            self = .cold
        default:
            return nil
        }
    }

    var legacy: RefundReason {
        switch self {
        case .tooLate:
            return .tooLate
        case .wrongItem:
            return .wrongItem
        case .cold:
            return .cold
        }
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
