// Migrated by intentc from Reading.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct RenewLoans: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "RenewLoansIntent"
    public static let title: LocalizedStringResource = "Renew Loans"
    public static let description: IntentDescription? = IntentDescription(
        "Asks the library for more time with your books.",
        categoryName: "Request"
    )
    public static let isDiscoverable = false

    @Parameter(title: "Books")
    public var books: [LibraryBookAppEntity]?

    @Parameter(
        title: "Library Card",
        default: "A-1200",
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .allCharacters)
    )
    public var card: String?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Renew Loans")
    }

    public func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(actionName: .request, dialog: "Renew Loans?")
        // TODO: Move the work of `RenewLoansIntentHandling` here.
        //
        // - Where it failed, throw an error of `RenewLoansError`.
        let until: DateComponents = try MigrationGap.value()
        return .result(
            dialog: "You may keep them until \(Calendar.current.date(from: until) ?? .now, format: .dateTime.day().month().year())."
        )
    }
}

/// Why ‘Renew Loans’ can fail.
public enum RenewLoansError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureReserved

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureReserved:
            "Somebody else is waiting for one of them."
        }
    }
}
