// Migrated by intentc from Parcels.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct PickUpParcel: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "PickUpParcelIntent"

    static var title: LocalizedStringResource = "Request a Pick-up"
    static var description = IntentDescription("Asks the courier to pick up a parcel.")

    @Parameter(title: "Parcel")
    var parcel: ShippedParcelAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary("Request a Pick-up")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$parcel)) { parcel in
            DisplayRepresentation(
                title: "Pick up \(parcel!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}
