// Written by intentc for what 'INStartWorkoutIntent' does.

import AppIntents

/// What ‘Start Workout’ does, as `INStartWorkoutIntent` did.
struct StartWorkout: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Workout"
    static let description: IntentDescription? = IntentDescription("Starts a workout of your training plan.")
    static let persistentIdentifier = "StartWorkout"

    /// What the Action button offers.
    static var suggestedWorkouts: [StartWorkout] {
        [StartWorkout(style: .open)]
    }

    @Parameter(title: "Workout")
    var workoutStyle: StartWorkoutStyle

    init() {
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(workoutStyle)")
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of `INStartWorkoutIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}

/// The workouts that can be started.
enum StartWorkoutStyle: String, AppEnum {
    case open

    static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Workout")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .open: "Open Workout"
    ]
}
