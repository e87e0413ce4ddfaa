// Scaffolded by intentc from Workouts.intentdefinition for INStartWorkoutIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS) && !os(tvOS)

import Intents

/// Handles `INStartWorkoutIntent` of the domain Workouts: “Start Workout”.
///
/// “Starts a workout of your training plan.”
///
/// - Suggested as “Start ${workoutName}”
/// - Suggested as “Start ${workoutName} at ${workoutLocationType}, ${isOpenEnded}”
/// - In App Intents: protocol 'StartWorkoutIntent' from iOS 16 / watchOS 9.
class StartWorkoutIntentHandler: NSObject, INStartWorkoutIntentHandling {
    // MARK: - Resolving

    /// Resolves `workoutName`.
    ///
    /// - Value: `INSpeakableString`
    /// - Asked for where it is missing.
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> Intents.INSpeakableStringResolutionResult {
        guard let workoutName = intent.workoutName else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.disambiguation(with:)`: The user chooses among several.
        return .success(with: workoutName)
    }

    /// Resolves `goalValue`.
    ///
    /// - Value: `Double`
    /// - May be missing.
    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> Intents.INDoubleResolutionResult {
        guard let goalValue = intent.goalValue else {
            return .notRequired()
        }
        return .success(with: goalValue)
    }

    /// Resolves `workoutGoalUnitType`.
    ///
    /// - Value: `INWorkoutGoalUnitType`
    /// - May be missing.
    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult {
        if intent.workoutGoalUnitType == .unknown {
            return .notRequired()
        }
        return .success(with: intent.workoutGoalUnitType)
    }

    /// Resolves `workoutLocationType`.
    ///
    /// - Value: `INWorkoutLocationType`
    /// - May be missing.
    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult {
        if intent.workoutLocationType == .unknown {
            return .notRequired()
        }
        return .success(with: intent.workoutLocationType)
    }

    /// Resolves `isOpenEnded`.
    ///
    /// - Value: `Bool`
    /// - May be missing.
    func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> Intents.INBooleanResolutionResult {
        guard let isOpenEnded = intent.isOpenEnded else {
            return .notRequired()
        }
        return .success(with: isOpenEnded)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.continueInApp`
        // - `.failureRequiringAppLaunch`
        // - `.failureOngoingWorkout`
        // - `.failureNoMatchingWorkout`
        // - `.handleInApp`, on iOS 11.0
        // - `.success`, on iOS 11.0
        return INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
    }
}

#endif
