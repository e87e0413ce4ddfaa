// Migrated by intentc from Home.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SetClimate: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "SetClimateIntent"

    static var title: LocalizedStringResource = "Set the Room Climate"
    static var description = IntentDescription("Sets temperature and humidity of a room.")

    @Parameter(title: "Temperature")
    var target: Measurement<UnitTemperature>?

    @Parameter(title: "Correction", default: 0.0)
    var offset: Double?

    @Parameter(title: "Room", optionsProvider: StringOptionsProvider())
    var room: String?

    struct StringOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [String] {
            // TODO: Return the options of `room` here.
            return []
        }
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Set \(\.$room) to \(\.$target)") {
            \.$offset
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$target, \.$room, \.$offset)) { target, room, offset in
            DisplayRepresentation(
                title: "Set \(room!) to \(target!, format: .measurement(width: .wide))",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> {
        // TODO: Move the work of the old handler here.
        let value: Measurement<UnitTemperature> = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var targetParameterPrompt: Self {
        "How warm should it be?"
    }
    static func responseSuccess(current: Measurement<UnitTemperature>) -> Self {
        "It is \(current, format: .measurement(width: .wide)) now."
    }
    static var responseFailureNoHeating: Self {
        "There is no heating in this room."
    }
}
