// Migrated by intentc from Errands.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct AddErrand: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "AddErrandIntent"

    static var title: LocalizedStringResource = "Add an Errand"
    static var description = IntentDescription("Puts something on your list of errands.")

    @Parameter(title: "What")
    var what: String?

    @Parameter(title: "Urgency")
    var urgency: ErrandUrgencyAppEnum?

    @Parameter(title: "Shop")
    var shop: ObjectAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Add an Errand")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$shop, \.$what)) { shop, what in
            DisplayRepresentation(
                title: "Get \(what!)",
                subtitle: "At \(shop!)"
            )
        }
        IntentPrediction(parameters: (\.$what, \.$urgency)) { what, urgency in
            DisplayRepresentation(
                title: "Add \(what!)",
                subtitle: "To be done \(urgency!)"
            )
        }
        IntentPrediction(parameters: (\.$what)) { what in
            DisplayRepresentation(
                title: "Add \(what!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var responseFailure: Self {
        "The list is full."
    }
    static func responseSuccess(what: String, position: Int) -> Self {
        "\(what) is number \(position) on your list."
    }
    static func responseFailureDuplicate(what: String) -> Self {
        "\(what) is on your list already."
    }
}
