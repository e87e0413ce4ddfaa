// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Ride Booking.
  static let rideBooking: [SystemIntentClass] = [
    SystemIntentClass(
      "INCancelRideIntent", .rideBooking,
      availability: [.iOS("11.0")],
      parameters: [
        SystemIntentParameter("rideIdentifier", "String")
      ],
      responseCodes: ["unspecified", "ready", "success", "failure"],
      responseProperties: [
        SystemResponseProperty("cancellationFee", "INCurrencyAmount?"),
        SystemResponseProperty("cancellationFeeThreshold", "DateComponents?"),
      ],
      labelsIntent: true,
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
    SystemIntentClass(
      "INGetRideStatusIntent", .rideBooking,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunchServiceTemporarilyUnavailable",
      ],
      codeAvailability: ["inProgress": [.iOS("10.0", deprecated: "11.0"), .watchOS("3.2", deprecated: "4.0")]],
      responseProperties: [
        SystemResponseProperty("rideStatus", "INRideStatus?")
      ],
      updates: .required,
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
    SystemIntentClass(
      "INListRideOptionsIntent", .rideBooking,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("pickupLocation", "CLPlacemark?", "INPlacemarkResolutionResult", isEssential: true),
        SystemIntentParameter("dropOffLocation", "CLPlacemark?", "INPlacemarkResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunchNoServiceInArea",
        "failureRequiringAppLaunchServiceTemporarilyUnavailable",
        "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failurePreviousRideNeedsFeedback",
      ],
      codeAvailability: [
        "inProgress": [.iOS("10.0", deprecated: "11.0"), .watchOS("3.2", deprecated: "4.0")],
        "failurePreviousRideNeedsFeedback": [.iOS("11.0"), .watchOS("4.0")],
      ],
      responseProperties: [
        SystemResponseProperty("rideOptions", "[INRideOption]?"),
        SystemResponseProperty("paymentMethods", "[INPaymentMethod]?"),
        SystemResponseProperty("expirationDate", "Date?"),
      ],
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
    SystemIntentClass(
      "INRequestRideIntent", .rideBooking,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("pickupLocation", "CLPlacemark?", "INPlacemarkResolutionResult", isEssential: true),
        SystemIntentParameter("dropOffLocation", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("rideOptionName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("partySize", "Int?", "INIntegerResolutionResult"),
        SystemIntentParameter("paymentMethod", "INPaymentMethod?"),
        SystemIntentParameter(
          "scheduledPickupTime", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult",
          availability: [.iOS("10.3"), .watchOS("3.2")]),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunchNoServiceInArea",
        "failureRequiringAppLaunchServiceTemporarilyUnavailable",
        "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failureRequiringAppLaunchRideScheduledTooFar",
      ],
      codeAvailability: [
        "inProgress": [.iOS("10.0", deprecated: "11.0"), .watchOS("3.2", deprecated: "4.0")],
        "failureRequiringAppLaunchRideScheduledTooFar": [.iOS("12.0"), .watchOS("5.0")],
      ],
      responseProperties: [
        SystemResponseProperty("rideStatus", "INRideStatus?")
      ],
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
    SystemIntentClass(
      "INSendRideFeedbackIntent", .rideBooking,
      availability: [.iOS("11.0")],
      parameters: [
        SystemIntentParameter("rideIdentifier", "String"),
        SystemIntentParameter("rating", "NSNumber?"),
        SystemIntentParameter("tip", "INCurrencyAmount?"),
      ],
      responseCodes: ["unspecified", "ready", "success", "failure"],
      labelsIntent: true,
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
  ]
}
