// Migrated by intentc from Workouts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct LogMeasurements: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "LogMeasurementsIntent"
    static let title: LocalizedStringResource = "Log Measurements"
    static let description: IntentDescription? = IntentDescription(
        "Adds what you measured to the training diary.",
        categoryName: "Create"
    )

    @Parameter(title: "Distance", requestValueDialog: "How far did you go?")
    var distance: Measurement<UnitLength>?

    @Parameter(title: "Energy", requestValueDialog: "How much energy did you burn?")
    var energy: Measurement<UnitEnergy>?

    @Parameter(title: "Weight", requestValueDialog: "What do you weigh?")
    var weight: Measurement<UnitMass>?

    @Parameter(title: "Top Speed")
    var topSpeed: Measurement<UnitSpeed>?

    @Parameter(title: "Temperature")
    var temperature: Measurement<UnitTemperature>?

    @Parameter(title: "Water")
    var water: Measurement<UnitVolume>?

    @Parameter(title: "Streak", unit: .hours, supportsNegativeNumbers: false)
    var streak: Measurement<UnitDuration>?

    @Parameter(title: "Sleep", defaultValue: 8.0, unit: .hours, supportsNegativeNumbers: false)
    var sleep: Measurement<UnitDuration>?

    @Parameter(title: "Warm-up", defaultUnit: .minutes, supportsNegativeNumbers: false)
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

    func perform() async throws -> some IntentResult & ReturnsValue<TrainingSummaryAppEntity> & ProvidesDialog {
        guard let distance else {
            throw $distance.needsValueError("How far did you go?")
        }
        guard let energy else {
            throw $energy.needsValueError("How much energy did you burn?")
        }
        guard let weight else {
            throw $weight.needsValueError("What do you weigh?")
        }
        // TODO: Move the work of `LogMeasurementsIntentHandling` here.
        //
        // - Where it failed, throw an error of `LogMeasurementsError`.
        _ = (distance, energy, weight)
        let value: TrainingSummaryAppEntity = try MigrationGap.value()
        let outcome: LogMeasurementsOutcome = try MigrationGap.value()
        return .result(value: value, dialog: outcome.dialog)
    }
}

/// How ‘Log Measurements’ can end well.
enum LogMeasurementsOutcome {
    case success(
        distance: Measurement<UnitLength>,
        energy: Measurement<UnitEnergy>,
        summaryDistance: Measurement<UnitLength>
    )
    case successNewRecord(topSpeed: Measurement<UnitSpeed>)

    /// What is said in the end.
    var dialog: IntentDialog {
        switch self {
        case .success(let distance, let energy, let summaryDistance):
            IntentDialog(
                full: "That makes \(distance, format: .measurement(width: .wide)) and \(energy, format: .measurement(width: .wide)) this week.",
                supporting: "\(summaryDistance, format: .measurement(width: .wide)) this week"
            )
        case .successNewRecord(let topSpeed):
            "A new record: \(topSpeed, format: .measurement(width: .wide))."
        }
    }
}

/// Why ‘Log Measurements’ can fail.
enum LogMeasurementsError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
