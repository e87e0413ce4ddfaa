// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Car Commands.
  static let carCommands: [SystemIntentClass] = [
    SystemIntentClass(
      "INActivateCarSignalIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("signals", "INCarSignalOptions", "INCarSignalOptionsResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INGetCarLockStatusIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INGetCarPowerLevelStatusIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INListCarsIntent", .carCommands,
      availability: [.iOS("14.0"), .watchOS("7.0")],
      parameters: [],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INSetCarLockStatusIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("locked", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent")
    ),
  ]
}
