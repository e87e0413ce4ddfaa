// Migrated by intentc from Reading.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct RenewLoans: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "RenewLoansIntent"
    static let title: LocalizedStringResource = "Renew Loans"
    static let description: IntentDescription? = IntentDescription(
        "Asks the library for more time with your books.",
        categoryName: "Request"
    )
    static let isDiscoverable = false

    @Parameter(title: "Books")
    var books: [LibraryBookAppEntity]?

    @Parameter(
        title: "Library Card",
        default: "A-1200",
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .allCharacters)
    )
    var card: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Renew Loans")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            try await requestConfirmation(actionName: .request, dialog: "Renew Loans?")
        } else {
            try await requestConfirmation()
        }
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
enum RenewLoansError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureReserved

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureReserved:
            "Somebody else is waiting for one of them."
        }
    }
}
