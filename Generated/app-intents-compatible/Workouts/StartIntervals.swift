// Migrated by intentc from Workouts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct StartIntervals: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "StartIntervalsIntent"

    static var title: LocalizedStringResource = "Start Interval Training"
    static var description = IntentDescription("Starts a timer for intervals with rests in between.")

    @Parameter(title: "Style", default: .tabata)
    var style: IntervalStyleAppEnum?

    @Parameter(title: "Rounds", default: 8)
    var rounds: Int?

    @Parameter(title: "Work", defaultValue: 1.0, unit: .minutes)
    var work: Measurement<UnitDuration>?

    @Parameter(title: "Rest", defaultValue: 30.0, unit: .seconds)
    var rest: Measurement<UnitDuration>?

    static var parameterSummary: some ParameterSummary {
        When(\.$rounds, .greaterThan, 1) {
            Summary("Start \(\.$rounds) rounds of \(\.$style) with \(\.$work) each and \(\.$rest) of rest")
        } otherwise: {
            Summary("Start \(\.$rounds) rounds of \(\.$style) with \(\.$work) each")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$style, \.$rounds, \.$work)) { style, rounds, work in
            DisplayRepresentation(
                title: "Start \(rounds!) rounds of \(style!) with \(work!, format: .measurement(width: .wide)) each",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> {
        // TODO: Move the work of the old handler here.
        let value: Measurement<UnitDuration> = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var styleParameterPrompt: Self {
        "Which kind of intervals?"
    }
    static var roundsParameterPrompt: Self {
        "How many rounds?"
    }
    static var workParameterPrompt: Self {
        "How long should one round be?"
    }
    static func responseSuccess(countdown: Measurement<UnitDuration>, total: Measurement<UnitDuration>) -> Self {
        "Go in \(countdown, format: .measurement(width: .wide)). You will be done after \(total, format: .measurement(width: .wide))."
    }
    static var responseFailureAlreadyRunning: Self {
        "Another workout is still running."
    }
}
