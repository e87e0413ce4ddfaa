// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct ShowConstellation: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "ShowConstellationIntent"

    static var title: LocalizedStringResource = "Show a Constellation"
    static var description = IntentDescription("Opens the sky map at a constellation.")

    @Parameter(title: "Constellation")
    var constellation: SkyConstellationAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary()
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$constellation)) { constellation in
            DisplayRepresentation(
                title: "Show \(constellation!)",
                subtitle: "In the sky map"
            )
        }
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}
