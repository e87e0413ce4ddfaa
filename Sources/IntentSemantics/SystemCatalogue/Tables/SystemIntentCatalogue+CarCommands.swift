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
        SystemIntentParameter("signals", "INCarSignalOptions", "INCarSignalOptionsResolutionResult", isEssential: true),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("signals", "INCarSignalOptions")
      ],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INGetCarLockStatusIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("locked", "Bool?")
      ],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INGetCarPowerLevelStatusIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult")
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("carIdentifier", "String?"),
        SystemResponseProperty("distanceRemaining", "Measurement<UnitLength>?"),
        SystemResponseProperty("maximumDistance", "Measurement<UnitLength>?"),
        SystemResponseProperty("distanceRemainingElectric", "Measurement<UnitLength>?"),
        SystemResponseProperty("maximumDistanceElectric", "Measurement<UnitLength>?"),
        SystemResponseProperty("distanceRemainingFuel", "Measurement<UnitLength>?"),
        SystemResponseProperty("maximumDistanceFuel", "Measurement<UnitLength>?"),
        SystemResponseProperty("consumptionFormulaArguments", "[String : Any]?"),
        SystemResponseProperty("chargingFormulaArguments", "[String : Any]?"),
        SystemResponseProperty("dateOfLastStateUpdate", "DateComponents?"),
        SystemResponseProperty("activeConnector", "INCar.ChargingConnectorType?"),
        SystemResponseProperty("maximumBatteryCapacity", "Measurement<UnitEnergy>?"),
        SystemResponseProperty("currentBatteryCapacity", "Measurement<UnitEnergy>?"),
        SystemResponseProperty("minimumBatteryCapacity", "Measurement<UnitEnergy>?"),
        SystemResponseProperty("fuelPercentRemaining", "Float?"),
        SystemResponseProperty("chargePercentRemaining", "Float?"),
        SystemResponseProperty("charging", "Bool?"),
        SystemResponseProperty("minutesToFull", "Int?"),
      ],
      updates: .optional,
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INListCarsIntent", .carCommands,
      availability: [.iOS("14.0"), .watchOS("7.0")],
      parameters: [],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      responseProperties: [
        SystemResponseProperty("cars", "[INCar]?")
      ],
      counterpart: .none("keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INSetCarLockStatusIntent", .carCommands,
      availability: [.iOS("10.3"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("locked", "Bool?", "INBooleanResolutionResult", isEssential: true),
        SystemIntentParameter("carName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("keep the SiriKit intent")
    ),
  ]
}
