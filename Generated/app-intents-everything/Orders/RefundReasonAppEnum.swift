// Migrated by intentc from Orders.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public enum RefundReasonAppEnum: String, AppEnum {
    case tooLate
    case wrongItem
    case cold

    public static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("o7pf62", defaultValue: "Refund Reason")
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .tooLate: DisplayRepresentation(title: LocalizedStringResource("CzpZnK", defaultValue: "It came too late")),
        .wrongItem: DisplayRepresentation(
            title: LocalizedStringResource("Xm2s4H", defaultValue: "It was the wrong drink")
        ),
        .cold: DisplayRepresentation(title: LocalizedStringResource("GWo91I", defaultValue: "It was cold"))
    ]
}

// swiftformat:enable all
// swiftlint:enable all
