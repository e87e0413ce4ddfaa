// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct ReviewErrands: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ReviewErrandsIntent"
    static let title: LocalizedStringResource = "Review Errands"
    static let description: IntentDescription? = IntentDescription(
        "Shows what is left to do.",
        categoryName: "Information"
    )
    static let isDiscoverable = false

    static var parameterSummary: some ParameterSummary {
        Summary("Review Errands")
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of `ReviewErrandsIntentHandling` here.
        //
        // - Where it failed, throw an error of `ReviewErrandsError`.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}

/// Why ‘Review Errands’ can fail.
enum ReviewErrandsError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
