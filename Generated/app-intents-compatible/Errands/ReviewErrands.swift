// Migrated by intentc from Errands.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ReviewErrands: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ReviewErrandsIntent"

    static var title: LocalizedStringResource = "Review Errands"
    static var description = IntentDescription("Shows what is left to do.")

    static var parameterSummary: some ParameterSummary {
        Summary("Review Errands")
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}
