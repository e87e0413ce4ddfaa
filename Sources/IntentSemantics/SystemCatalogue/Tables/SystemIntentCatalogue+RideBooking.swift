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
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
    SystemIntentClass(
      "INListRideOptionsIntent", .rideBooking,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("pickupLocation", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("dropOffLocation", "CLPlacemark?", "INPlacemarkResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunchNoServiceInArea",
        "failureRequiringAppLaunchServiceTemporarilyUnavailable",
        "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failurePreviousRideNeedsFeedback",
      ],
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
    SystemIntentClass(
      "INRequestRideIntent", .rideBooking,
      availability: [.iOS("10.0"), .watchOS("3.2")],
      parameters: [
        SystemIntentParameter("pickupLocation", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("dropOffLocation", "CLPlacemark?", "INPlacemarkResolutionResult"),
        SystemIntentParameter("rideOptionName", "INSpeakableString?", "INSpeakableStringResolutionResult"),
        SystemIntentParameter("partySize", "Int?", "INIntegerResolutionResult"),
        SystemIntentParameter("paymentMethod", "INPaymentMethod?"),
        SystemIntentParameter("scheduledPickupTime", "INDateComponentsRange?", "INDateComponentsRangeResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureRequiringAppLaunchMustVerifyCredentials", "failureRequiringAppLaunchNoServiceInArea",
        "failureRequiringAppLaunchServiceTemporarilyUnavailable",
        "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failureRequiringAppLaunchRideScheduledTooFar",
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
      counterpart: .none("keep the SiriKit intent; since iOS 15 it works in Maps, Shortcuts and suggestions only")
    ),
  ]
}
