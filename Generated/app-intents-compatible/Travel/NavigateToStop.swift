// Migrated by intentc from Travel.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct NavigateToStop: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "NavigateToStopIntent"

    static var title: LocalizedStringResource = "Navigate to a Stop"
    static var description = IntentDescription("Shows the way to a place of your trip.")

    @Parameter(title: "Destination")
    var destination: CLPlacemark?

    @Parameter(title: "Means of Transport", default: .walk)
    var mode: TransportModeAppEnum?

    @Parameter(title: "Via")
    var via: [CLPlacemark]?

    static var parameterSummary: some ParameterSummary {
        When(\.$mode, .equalTo, .train) {
            Summary("Go to \(\.$destination) \(\.$mode) via \(\.$via)")
        } otherwise: {
            Summary("Go to \(\.$destination) \(\.$mode)")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$destination)) { destination in
            DisplayRepresentation(
                title: "Go to \(destination!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> {
        // TODO: Move the work of the old handler here.
        return .result(value: DateComponents())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var destinationParameterPrompt: Self {
        "Where to?"
    }
    static var modeParameterPrompt: Self {
        "How would you like to get there?"
    }
    static func responseSuccess(distance: Measurement<UnitLength>, origin: CLPlacemark, eta: DateComponents) -> Self {
        "It is \(distance, format: .measurement(width: .wide)) from \(origin). You will be there at \(Calendar.current.date(from: eta) ?? .now, format: .dateTime.hour().minute())."
    }
    static func responseFailureNoRoute(mode: TransportModeAppEnum) -> Self {
        "You cannot get there \(mode)."
    }
}
