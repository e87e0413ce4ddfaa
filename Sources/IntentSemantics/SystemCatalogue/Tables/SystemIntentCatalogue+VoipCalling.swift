// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain VoIP Calling.
  static let voipCalling: [SystemIntentClass] = [
    SystemIntentClass(
      "INAnswerCallIntent", .voipCalling,
      availability: [.iOS("16.2"), .macOS("13.1"), .watchOS("9.2")],
      parameters: [
        SystemIntentParameter("audioRoute", "INCallAudioRoute"),
        SystemIntentParameter("callIdentifier", "String?"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
      ],
      responseProperties: [
        SystemResponseProperty("callRecords", "[INCallRecord]?")
      ],
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INHangUpCallIntent", .voipCalling,
      availability: [.iOS("16.2"), .macOS("13.1"), .watchOS("9.2")],
      parameters: [
        SystemIntentParameter("callIdentifier", "String?")
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureNoCallToHangUp",
      ],
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INSearchCallHistoryIntent", .voipCalling,
      availability: [.iOS("10.0", deprecated: "15.0"), .watchOS("3.2", deprecated: "8.0")],
      parameters: [
        SystemIntentParameter("dateCreated", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
        SystemIntentParameter("recipient", "INPerson?", "INPersonResolutionResult"),
        SystemIntentParameter("callCapabilities", "INCallCapabilityOptions"),
        SystemIntentParameter(
          "callTypes", "INCallRecordTypeOptions", "INCallRecordTypeOptionsResolutionResult",
          availability: [.iOS("11.0"), .watchOS("4.0")]),
        SystemIntentParameter(
          "unseen", "Bool?", "INBooleanResolutionResult", availability: [.iOS("11.0"), .watchOS("4.0")]),
        SystemIntentParameter(
          "callType", "INCallRecordType", "INCallRecordTypeResolutionResult",
          availability: [.iOS("10.0", deprecated: "11.0"), .watchOS("3.2", deprecated: "4.0")], isDeprecated: true),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired", "inProgress", "success",
      ],
      codeAvailability: ["inProgress": [.iOS("11.0"), .watchOS("4.0")], "success": [.iOS("11.0"), .watchOS("4.0")]],
      responseProperties: [
        SystemResponseProperty("callRecords", "[INCallRecord]?")
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
    SystemIntentClass(
      "INStartAudioCallIntent", .voipCalling,
      availability: [.iOS("10.0", deprecated: "13.0"), .watchOS("3.2", deprecated: "6.0")],
      parameters: [
        SystemIntentParameter(
          "destinationType", "INCallDestinationType", "INCallDestinationTypeResolutionResult",
          availability: [.iOS("11.0"), .watchOS("4.0")]),
        SystemIntentParameter("contacts", "[INPerson]?", "INPersonResolutionResult", isEssential: true),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired", "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp",
        "failureNoValidNumber",
      ],
      codeAvailability: ["failureNoValidNumber": [.iOS("11.0"), .watchOS("3.2")]],
      replacement: "INStartCallIntent",
      counterpart: .schemas([".phone.startCall"], since: "iOS 27", "first move to 'INStartCallIntent'")
    ),
    SystemIntentClass(
      "INStartCallIntent", .voipCalling,
      availability: [.iOS("13.0"), .macOS("12.0"), .watchOS("6.0")],
      parameters: [
        SystemIntentParameter(
          "callRecordFilter", "INCallRecordFilter?", availability: [.iOS("14.0"), .macOS("12.0"), .watchOS("7.0")]),
        SystemIntentParameter(
          "callRecordToCallBack", "INCallRecord?", "INCallRecordResolutionResult",
          availability: [.iOS("14.0"), .macOS("12.0"), .watchOS("7.0")]),
        SystemIntentParameter("audioRoute", "INCallAudioRoute"),
        SystemIntentParameter("destinationType", "INCallDestinationType", "INCallDestinationTypeResolutionResult"),
        SystemIntentParameter(
          "contacts", "[INPerson]?", "INStartCallContactResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0")], isEssential: true),
        SystemIntentParameter(
          "callCapability", "INCallCapability", "INStartCallCallCapabilityResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0")]),
        SystemIntentParameter(
          "recordTypeForRedialing", "INCallRecordType",
          availability: [.iOS("13.0", deprecated: "14.0"), .watchOS("6.0", deprecated: "7.0")], isDeprecated: true),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "userConfirmationRequired", "failure", "failureRequiringAppLaunch",
        "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp", "failureAirplaneModeEnabled",
        "failureUnableToHandOff", "failureAppConfigurationRequired", "failureCallInProgress", "failureCallRinging",
        "failureRequiringInAppAuthentication",
      ],
      handlerAvailability: [.iOS("13.0"), .watchOS("6.0")],
      codeAvailability: [
        "failureCallRinging": [],
        "failureRequiringInAppAuthentication": [.iOS("17.0"), .macOS("14.0"), .watchOS("10.0")],
      ],
      counterpart: .schemas([".phone.startCall"], since: "iOS 27", "below iOS 27 keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INStartVideoCallIntent", .voipCalling,
      availability: [.iOS("10.0", deprecated: "13.0")],
      parameters: [
        SystemIntentParameter("contacts", "[INPerson]?", "INPersonResolutionResult", isEssential: true)
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired", "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp",
        "failureInvalidNumber",
      ],
      codeAvailability: ["failureInvalidNumber": [.iOS("11.0")]],
      replacement: "INStartCallIntent",
      counterpart: .schemas([".phone.startCall"], since: "iOS 27", "first move to 'INStartCallIntent'")
    ),
  ]
}
