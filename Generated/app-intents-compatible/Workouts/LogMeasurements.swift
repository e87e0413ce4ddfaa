// Migrated by intentc from Workouts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct LogMeasurements: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "LogMeasurementsIntent"

    static var title: LocalizedStringResource = "Log Measurements"
    static var description = IntentDescription("Adds what you measured to the training diary.")

    @Parameter(title: "Distance")
    var distance: Measurement<UnitLength>?

    @Parameter(title: "Energy")
    var energy: Measurement<UnitEnergy>?

    @Parameter(title: "Weight")
    var weight: Measurement<UnitMass>?

    @Parameter(title: "Top Speed")
    var topSpeed: Measurement<UnitSpeed>?

    @Parameter(title: "Temperature")
    var temperature: Measurement<UnitTemperature>?

    @Parameter(title: "Water")
    var water: Measurement<UnitVolume>?

    @Parameter(title: "Streak")
    var streak: Measurement<UnitDuration>?

    @Parameter(title: "Sleep", defaultValue: 8.0, unit: .hours)
    var sleep: Measurement<UnitDuration>?

    @Parameter(title: "Warm-up")
    var warmUp: Measurement<UnitDuration>?

    static var parameterSummary: some ParameterSummary {
        Summary("Log \(\.$distance) and \(\.$energy)") {
            \.$weight
            \.$topSpeed
            \.$temperature
            \.$water
            \.$streak
            \.$sleep
            \.$warmUp
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(
            parameters: (\.$distance, \.$energy, \.$weight, \.$topSpeed, \.$temperature, \.$water, \.$streak, \.$sleep, \.$warmUp)
        ) { distance, energy, weight, topSpeed, temperature, water, streak, sleep, warmUp in
            DisplayRepresentation(
                title: "Log \(distance!, format: .measurement(width: .wide)) and \(energy!, format: .measurement(width: .wide))",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TrainingSummaryAppEntity> {
        // TODO: Move the work of the old handler here.
        let value: TrainingSummaryAppEntity = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var distanceParameterPrompt: Self {
        "How far did you go?"
    }
    static var energyParameterPrompt: Self {
        "How much energy did you burn?"
    }
    static var weightParameterPrompt: Self {
        "What do you weigh?"
    }
    static func responseSuccess(distance: Measurement<UnitLength>, energy: Measurement<UnitEnergy>) -> Self {
        "That makes \(distance, format: .measurement(width: .wide)) and \(energy, format: .measurement(width: .wide)) this week."
    }
    static func responseSuccessNewRecord(topSpeed: Measurement<UnitSpeed>) -> Self {
        "A new record: \(topSpeed, format: .measurement(width: .wide))."
    }
}
