// Migrated by intentc from Errands.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct ReviewErrands: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "ReviewErrandsIntent"
    public static let title: LocalizedStringResource = "Review Errands"
    public static let description: IntentDescription? = IntentDescription(
        "Shows what is left to do.",
        categoryName: "Information"
    )
    public static let isDiscoverable = false

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Review Errands")
    }

    public func perform() async throws -> some IntentResult {
        // TODO: Move the work of `ReviewErrandsIntentHandling` here.
        //
        // - Where it failed, throw an error of `ReviewErrandsError`.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}

/// Why ‘Review Errands’ can fail.
public enum ReviewErrandsError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
