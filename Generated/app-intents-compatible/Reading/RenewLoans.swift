// Migrated by intentc from Reading.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct RenewLoans: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "RenewLoansIntent"

    static var title: LocalizedStringResource = "Renew Loans"
    static var description = IntentDescription("Asks the library for more time with your books.")

    @Parameter(title: "Books")
    var books: [LibraryBookAppEntity]?

    @Parameter(title: "Library Card", default: "A-1200")
    var card: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Renew Loans")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$books)) { books in
            DisplayRepresentation(
                title: "Renew \(books!, format: .list(type: .and))",
                subtitle: "At your library"
            )
        }
        IntentPrediction(displayRepresentation: {
            DisplayRepresentation(
                title: "Renew all loans",
                subtitle: ""
            )
        })
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static func responseSuccess(until: DateComponents) -> Self {
        "You may keep them until \(Calendar.current.date(from: until) ?? .now, format: .dateTime.day().month().year())."
    }
    static var responseFailureReserved: Self {
        "Somebody else is waiting for one of them."
    }
}
