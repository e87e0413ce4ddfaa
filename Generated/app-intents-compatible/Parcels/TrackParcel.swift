// Migrated by intentc from Parcels.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct TrackParcel: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "TrackParcelIntent"

    static var title: LocalizedStringResource = "Track a Parcel"
    static var description = IntentDescription("Says where a parcel is.")

    @Parameter(title: "Parcel")
    var parcel: ShippedParcelAppEntity?

    @Parameter(title: "Neighbours")
    var neighbours: [String]?

    static var parameterSummary: some ParameterSummary {
        Summary("Track \(\.$parcel)") {
            \.$neighbours
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$parcel, \.$neighbours)) { parcel, neighbours in
            DisplayRepresentation(
                title: "Track \(parcel!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<ParcelStatusAppEnum> {
        // TODO: Move the work of the old handler here.
        let value: ParcelStatusAppEnum = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var parcelParameterPrompt: Self {
        "Which parcel?"
    }
    static func responseSuccess(parcel: ShippedParcelAppEntity, status: ParcelStatusAppEnum) -> Self {
        "\(parcel) is \(status)."
    }
}
