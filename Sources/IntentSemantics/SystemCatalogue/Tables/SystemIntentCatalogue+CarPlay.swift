// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain CarPlay.
  static let carPlay: [SystemIntentClass] = [
    SystemIntentClass(
      "INSaveProfileInCarIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("profileNumber", "Int?", "INIntegerResolutionResult", isEssential: true),
        SystemIntentParameter(
          "profileLabel", "String?", availability: [.iOS("10.0", deprecated: "10.2")], isDeprecated: true),
        SystemIntentParameter("profileName", "String?", "INStringResolutionResult", availability: [.iOS("10.2")]),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
    SystemIntentClass(
      "INSetAudioSourceInCarIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("audioSource", "INCarAudioSource", "INCarAudioSourceResolutionResult", isEssential: true),
        SystemIntentParameter(
          "relativeAudioSourceReference", "INRelativeReference", "INRelativeReferenceResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
    SystemIntentClass(
      "INSetClimateSettingsInCarIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("enableFan", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("enableAirConditioner", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("enableClimateControl", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("enableAutoMode", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter(
          "airCirculationMode", "INCarAirCirculationMode", "INCarAirCirculationModeResolutionResult"),
        SystemIntentParameter("fanSpeedIndex", "Int?", "INIntegerResolutionResult"),
        SystemIntentParameter("fanSpeedPercentage", "Double?", "INDoubleResolutionResult"),
        SystemIntentParameter("relativeFanSpeedSetting", "INRelativeSetting", "INRelativeSettingResolutionResult"),
        SystemIntentParameter("temperature", "Measurement<UnitTemperature>?", "INTemperatureResolutionResult"),
        SystemIntentParameter("relativeTemperatureSetting", "INRelativeSetting", "INRelativeSettingResolutionResult"),
        SystemIntentParameter("climateZone", "INCarSeat", "INCarSeatResolutionResult"),
        SystemIntentParameter(
          "carName", "INSpeakableString?", "INSpeakableStringResolutionResult", availability: [.iOS("12.0")]),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
    SystemIntentClass(
      "INSetDefrosterSettingsInCarIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("enable", "Bool?", "INBooleanResolutionResult", isEssential: true),
        SystemIntentParameter("defroster", "INCarDefroster", "INCarDefrosterResolutionResult"),
        SystemIntentParameter(
          "carName", "INSpeakableString?", "INSpeakableStringResolutionResult", availability: [.iOS("12.0")]),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
    SystemIntentClass(
      "INSetProfileInCarIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("profileNumber", "Int?", "INIntegerResolutionResult", isEssential: true),
        SystemIntentParameter("profileName", "String?", "INStringResolutionResult", availability: [.iOS("10.2")]),
        SystemIntentParameter("isDefaultProfile", "Bool?"),
        SystemIntentParameter(
          "carName", "INSpeakableString?", "INSpeakableStringResolutionResult", availability: [.iOS("12.0")]),
        SystemIntentParameter(
          "profileLabel", "String?", availability: [.iOS("10.0", deprecated: "10.2")], isDeprecated: true),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
    SystemIntentClass(
      "INSetRadioStationIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("radioType", "INRadioType", "INRadioTypeResolutionResult"),
        SystemIntentParameter("frequency", "Double?", "INDoubleResolutionResult"),
        SystemIntentParameter("stationName", "String?", "INStringResolutionResult"),
        SystemIntentParameter("channel", "String?", "INStringResolutionResult"),
        SystemIntentParameter("presetNumber", "Int?", "INIntegerResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch", "failureNotSubscribed",
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
    SystemIntentClass(
      "INSetSeatSettingsInCarIntent", .carPlay,
      availability: [.iOS("10.0", deprecated: "15.0")],
      parameters: [
        SystemIntentParameter("enableHeating", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("enableCooling", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("enableMassage", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("seat", "INCarSeat", "INCarSeatResolutionResult"),
        SystemIntentParameter("level", "Int?", "INIntegerResolutionResult"),
        SystemIntentParameter(
          "carName", "INSpeakableString?", "INSpeakableStringResolutionResult", availability: [.iOS("12.0")]),
        SystemIntentParameter("relativeLevelSetting", "INRelativeSetting", "INRelativeSettingResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      isWithdrawnFromSiri: true,
      counterpart: .none("drop it")
    ),
  ]
}
