// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Workouts.
  static let workouts: [SystemIntentClass] = [
    SystemIntentClass(
      "INCancelWorkoutIntent", .workouts,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("workoutName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch", "failureNoMatchingWorkout",
        "handleInApp", "success",
      ],
      counterpart: .none("offer a plain app intent", isInferred: true)
    ),
    SystemIntentClass(
      "INEndWorkoutIntent", .workouts,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("workoutName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch", "failureNoMatchingWorkout",
        "handleInApp", "success",
      ],
      counterpart: .none("offer a plain app intent", isInferred: true)
    ),
    SystemIntentClass(
      "INPauseWorkoutIntent", .workouts,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("workoutName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch", "failureNoMatchingWorkout",
        "handleInApp", "success",
      ],
      counterpart: .intentProtocol("PauseWorkoutIntent", since: "iOS 16 / watchOS 9")
    ),
    SystemIntentClass(
      "INResumeWorkoutIntent", .workouts,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("workoutName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch", "failureNoMatchingWorkout",
        "handleInApp", "success",
      ],
      counterpart: .intentProtocol("ResumeWorkoutIntent", since: "iOS 16 / watchOS 9")
    ),
    SystemIntentClass(
      "INStartWorkoutIntent", .workouts,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("workoutName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("goalValue", "Double?", "INDoubleResolutionResult"),
        SystemIntentParameter("workoutGoalUnitType", "INWorkoutGoalUnitType", "INWorkoutGoalUnitTypeResolutionResult"),
        SystemIntentParameter("workoutLocationType", "INWorkoutLocationType", "INWorkoutLocationTypeResolutionResult"),
        SystemIntentParameter("isOpenEnded", "Bool?", "INBooleanResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch", "failureOngoingWorkout",
        "failureNoMatchingWorkout", "handleInApp", "success",
      ],
      counterpart: .intentProtocol("StartWorkoutIntent", since: "iOS 16 / watchOS 9")
    ),
  ]
}
