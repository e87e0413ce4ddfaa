// Migrated by intentc from Orders.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum RefundReasonAppEnum: String, AppEnum {
    case tooLate
    case wrongItem
    case cold

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Refund Reason")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .tooLate: "It came too late",
        .wrongItem: "It was the wrong drink",
        .cold: "It was cold"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
