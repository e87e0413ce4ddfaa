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
      responseProperties: [
        SystemResponseProperty("userBooking", "INRestaurantReservationUserBooking?")
      ],
      labelsIntent: true,
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INGetAvailableRestaurantReservationBookingDefaultsIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [
        SystemIntentParameter("restaurant", "INRestaurant?", "INRestaurantResolutionResult")
      ],
      responseCodes: ["success", "failure", "unspecified"],
      responseProperties: [
        SystemResponseProperty("defaultPartySize", "Int", argument: "defaultPartySize"),
        SystemResponseProperty("defaultBookingDate", "Date", argument: "defaultBooking"),
        SystemResponseProperty("maximumPartySize", "NSNumber?"),
        SystemResponseProperty("minimumPartySize", "NSNumber?"),
        SystemResponseProperty("providerImage", "INImage"),
      ],
      labelsIntent: true,
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
      responseProperties: [
        SystemResponseProperty("localizedRestaurantDescriptionText", "String?"),
        SystemResponseProperty("localizedBookingAdvisementText", "String?"),
        SystemResponseProperty("termsAndConditions", "INTermsAndConditions?"),
        SystemResponseProperty("availableBookings", "[INRestaurantReservationBooking]", argument: "availableBookings"),
      ],
      labelsIntent: true,
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
    SystemIntentClass(
      "INGetRestaurantGuestIntent", .restaurantReservations,
      availability: [.iOS("10.0")],
      parameters: [],
      responseCodes: ["success", "failure"],
      responseProperties: [
        SystemResponseProperty("guest", "INRestaurantGuest?"),
        SystemResponseProperty("guestDisplayPreferences", "INRestaurantGuestDisplayPreferences?"),
      ],
      labelsIntent: true,
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
      responseProperties: [
        SystemResponseProperty(
          "userCurrentBookings", "[INRestaurantReservationUserBooking]", argument: "userCurrentBookings")
      ],
      labelsIntent: true,
      counterpart: .none("keep the SiriKit intent", isInferred: true)
    ),
  ]
}
