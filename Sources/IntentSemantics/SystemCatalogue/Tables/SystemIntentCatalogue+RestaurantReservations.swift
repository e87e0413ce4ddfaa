// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Restaurant Reservations.
  static let restaurantReservations: [SystemIntentClass] = [
    SystemIntentClass(
      "INBookRestaurantReservationIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [
        SystemIntentParameter("restaurant", "INRestaurant", "INRestaurantResolutionResult"),
        SystemIntentParameter("bookingDateComponents", "DateComponents", "INDateComponentsResolutionResult"),
        SystemIntentParameter("partySize", "Int", "INIntegerResolutionResult"),
        SystemIntentParameter("bookingIdentifier", "String?"),
        SystemIntentParameter("guest", "INRestaurantGuest?", "INRestaurantGuestResolutionResult"),
        SystemIntentParameter("selectedOffer", "INRestaurantOffer?"),
        SystemIntentParameter("guestProvidedSpecialRequestText", "String?", "INStringResolutionResult"),
      ],
      responseCodes: [
        "success", "denied", "failure", "failureRequiringAppLaunch", "failureRequiringAppLaunchMustVerifyCredentials",
        "failureRequiringAppLaunchServiceTemporarilyUnavailable",
      ],
      responseCodeType: "INBookRestaurantReservationIntentCode",
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INGetAvailableRestaurantReservationBookingDefaultsIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [
        SystemIntentParameter("restaurant", "INRestaurant?", "INRestaurantResolutionResult")
      ],
      responseCodes: ["success", "failure", "unspecified"],
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INGetAvailableRestaurantReservationBookingsIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [
        SystemIntentParameter("restaurant", "INRestaurant", "INRestaurantResolutionResult"),
        SystemIntentParameter("partySize", "Int", "INIntegerResolutionResult"),
        SystemIntentParameter("preferredBookingDateComponents", "DateComponents?", "INDateComponentsResolutionResult"),
        SystemIntentParameter("maximumNumberOfResults", "NSNumber?"),
        SystemIntentParameter("earliestBookingDateForResults", "Date?"),
        SystemIntentParameter("latestBookingDateForResults", "Date?"),
      ],
      responseCodes: ["success", "failure", "failureRequestUnsatisfiable", "failureRequestUnspecified"],
      responseCodeType: "INGetAvailableRestaurantReservationBookingsIntentCode",
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INGetRestaurantGuestIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [],
      responseCodes: ["success", "failure"],
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INGetUserCurrentRestaurantReservationBookingsIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [
        SystemIntentParameter("restaurant", "INRestaurant?", "INRestaurantResolutionResult"),
        SystemIntentParameter("reservationIdentifier", "String?"),
        SystemIntentParameter("maximumNumberOfResults", "NSNumber?"),
        SystemIntentParameter("earliestBookingDateForResults", "Date?"),
      ],
      responseCodes: ["success", "failure", "failureRequestUnsatisfiable", "unspecified"],
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
  ]
}
