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
        SystemIntentParameter("callTypes", "INCallRecordTypeOptions", "INCallRecordTypeOptionsResolutionResult"),
        SystemIntentParameter("unseen", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("callType", "INCallRecordType", "INCallRecordTypeResolutionResult", isDeprecated: true),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired", "inProgress", "success",
      ],
      isWithdrawnFromSiri: true,
      counterpart: .none("offer a plain app intent or nothing")
    ),
    SystemIntentClass(
      "INStartAudioCallIntent", .voipCalling,
      availability: [.iOS("10.0", deprecated: "13.0"), .watchOS("3.2", deprecated: "6.0")],
      parameters: [
        SystemIntentParameter("destinationType", "INCallDestinationType", "INCallDestinationTypeResolutionResult"),
        SystemIntentParameter("contacts", "[INPerson]?", "INPersonResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired", "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp",
        "failureNoValidNumber",
      ],
      replacement: "INStartCallIntent",
      counterpart: .schemas([".phone.startCall"], since: "iOS 27", "first move to 'INStartCallIntent'")
    ),
    SystemIntentClass(
      "INStartCallIntent", .voipCalling,
      availability: [.iOS("13.0"), .macOS("12.0"), .watchOS("6.0")],
      parameters: [
        SystemIntentParameter("callRecordFilter", "INCallRecordFilter?"),
        SystemIntentParameter("callRecordToCallBack", "INCallRecord?", "INCallRecordResolutionResult"),
        SystemIntentParameter("audioRoute", "INCallAudioRoute"),
        SystemIntentParameter("destinationType", "INCallDestinationType", "INCallDestinationTypeResolutionResult"),
        SystemIntentParameter("contacts", "[INPerson]?", "INStartCallContactResolutionResult"),
        SystemIntentParameter("callCapability", "INCallCapability", "INStartCallCallCapabilityResolutionResult"),
        SystemIntentParameter("recordTypeForRedialing", "INCallRecordType", isDeprecated: true),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "userConfirmationRequired", "failure", "failureRequiringAppLaunch",
        "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp", "failureAirplaneModeEnabled",
        "failureUnableToHandOff", "failureAppConfigurationRequired", "failureCallInProgress", "failureCallRinging",
        "failureRequiringInAppAuthentication",
      ],
      counterpart: .schemas([".phone.startCall"], since: "iOS 27", "below iOS 27 keep the SiriKit intent")
    ),
    SystemIntentClass(
      "INStartVideoCallIntent", .voipCalling,
      availability: [.iOS("10.0", deprecated: "13.0")],
      parameters: [
        SystemIntentParameter("contacts", "[INPerson]?", "INPersonResolutionResult")
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "failure", "failureRequiringAppLaunch",
        "failureAppConfigurationRequired", "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp",
        "failureInvalidNumber",
      ],
      replacement: "INStartCallIntent",
      counterpart: .schemas([".phone.startCall"], since: "iOS 27", "first move to 'INStartCallIntent'")
    ),
  ]
}
