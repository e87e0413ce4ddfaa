// Written by intentc for what 'INStartWorkoutIntent' does.

import AppIntents

/// What ‘Walk to the Shop’ does, as `INStartWorkoutIntent` did.
public struct StartWorkout: StartWorkoutIntent {
    public static let title: LocalizedStringResource = "Walk to the Shop"
    public static let description: IntentDescription? = IntentDescription("Counts the walk to the shop as a workout.")
    public static let persistentIdentifier = "StartWorkout"

    /// What the Action button offers.
    public static var suggestedWorkouts: [StartWorkout] {
        [StartWorkout(style: .open)]
    }

    @Parameter(title: "Workout")
    public var workoutStyle: StartWorkoutStyle

    public init() {
    }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(workoutStyle)")
    }

    public func perform() async throws -> some IntentResult {
        // TODO: Move the work of `INStartWorkoutIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}

/// The workouts that can be started.
public enum StartWorkoutStyle: String, AppEnum {
    case open

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Workout"
    )
    public static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .open: "Open Workout"
    ]
}
