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
      codeAvailability: ["handleInApp": [.iOS("11.0")], "success": [.iOS("11.0")]],
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
      codeAvailability: ["handleInApp": [.iOS("11.0")], "success": [.iOS("11.0")]],
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
      codeAvailability: ["handleInApp": [.iOS("11.0")], "success": [.iOS("11.0")]],
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
      codeAvailability: ["handleInApp": [.iOS("11.0")], "success": [.iOS("11.0")]],
      counterpart: .intentProtocol("ResumeWorkoutIntent", since: "iOS 16 / watchOS 9")
    ),
    SystemIntentClass(
      "INStartWorkoutIntent", .workouts,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter(
          "workoutName", "INSpeakableString?", "INSpeakableStringResolutionResult", isEssential: true),
        SystemIntentParameter("goalValue", "Double?", "INDoubleResolutionResult"),
        SystemIntentParameter("workoutGoalUnitType", "INWorkoutGoalUnitType", "INWorkoutGoalUnitTypeResolutionResult"),
        SystemIntentParameter("workoutLocationType", "INWorkoutLocationType", "INWorkoutLocationTypeResolutionResult"),
        SystemIntentParameter("isOpenEnded", "Bool?", "INBooleanResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch", "failureOngoingWorkout",
        "failureNoMatchingWorkout", "handleInApp", "success",
      ],
      codeAvailability: ["handleInApp": [.iOS("11.0")], "success": [.iOS("11.0")]],
      counterpart: .intentProtocol("StartWorkoutIntent", since: "iOS 16 / watchOS 9")
    ),
  ]
}
