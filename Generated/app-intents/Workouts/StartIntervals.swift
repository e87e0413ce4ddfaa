// Migrated by intentc from Workouts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct StartIntervals: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "StartIntervalsIntent"
    static let title: LocalizedStringResource = "Start Interval Training"
    static let description: IntentDescription? = IntentDescription(
        "Starts a timer for intervals with rests in between.",
        categoryName: "Start"
    )

    @Parameter(title: "Style", default: .tabata, requestValueDialog: "Which kind of intervals?")
    var style: IntervalStyleAppEnum?

    @Parameter(title: "Rounds", default: 8, inclusiveRange: (1, 30), requestValueDialog: "How many rounds?")
    var rounds: Int?

    @Parameter(
        title: "Work",
        defaultValue: 1.0,
        unit: .minutes,
        supportsNegativeNumbers: false,
        requestValueDialog: "How long should one round be?"
    )
    var work: Measurement<UnitDuration>?

    @Parameter(title: "Rest", defaultValue: 30.0, unit: .seconds, supportsNegativeNumbers: false)
    var rest: Measurement<UnitDuration>?

    static var parameterSummary: some ParameterSummary {
        When(\.$rounds, .greaterThan, 1) {
            Summary("Start \(\.$rounds) rounds of \(\.$style) with \(\.$work) each and \(\.$rest) of rest")
        } otherwise: {
            Summary("Start \(\.$rounds) rounds of \(\.$style) with \(\.$work) each")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> & ProvidesDialog {
        guard let style else {
            throw $style.needsValueError("Which kind of intervals?")
        }
        guard let rounds else {
            throw $rounds.needsValueError("How many rounds?")
        }
        guard let work else {
            throw $work.needsValueError("How long should one round be?")
        }
        // TODO: Move the work of `StartIntervalsIntentHandling` here.
        //
        // - Where it failed, throw an error of `StartIntervalsError`.
        _ = (style, rounds, work)
        let value: Measurement<UnitDuration> = try MigrationGap.value()
        let countdown: Measurement<UnitDuration> = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(
                full: "Go in \(countdown, format: .measurement(width: .wide)). You will be done after \(value, format: .measurement(width: .wide)).",
                supporting: "\(value, format: .measurement(width: .wide)) in total"
            )
        )
    }
}

/// Why ‘Start Interval Training’ can fail.
enum StartIntervalsError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureAlreadyRunning

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureAlreadyRunning:
            "Another workout is still running."
        }
    }
}
