// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INBookRestaurantReservationIntent: INIntent {
  @objc(initWithRestaurant:bookingDateComponents:partySize:bookingIdentifier:guest:selectedOffer:guestProvidedSpecialRequestText:)
  public init(
    restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int, bookingIdentifier: String?,
    guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?, guestProvidedSpecialRequestText: String?
  ) { fatalError() }
  @objc open var restaurant: INRestaurant { get { fatalError() } set {} }
  @objc open var bookingDateComponents: DateComponents { get { fatalError() } set {} }
  @objc open var partySize: Int { get { fatalError() } set {} }
  @objc open var bookingIdentifier: String? { get { fatalError() } set {} }
  @objc open var guest: INRestaurantGuest? { get { fatalError() } set {} }
  @objc open var selectedOffer: INRestaurantOffer? { get { fatalError() } set {} }
  @objc open var guestProvidedSpecialRequestText: String? { get { fatalError() } set {} }
}

@objc open class INBookRestaurantReservationIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INBookRestaurantReservationIntentCode { fatalError() }
  @objc open var userBooking: INRestaurantReservationUserBooking? { get { fatalError() } set {} }
}

@objc public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(bookRestaurantReservation:)")
  @objc(handleBookRestaurantReservation:completion:)
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
  )
  @objc(handleBookRestaurantReservation:completion:)
  func handle(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse

  @available(*, renamed: "confirm(bookRestaurantReservation:)")
  @objc(confirmBookRestaurantReservation:completion:)
  optional func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
  )
  @objc(confirmBookRestaurantReservation:completion:)
  optional func confirm(
    bookRestaurantReservation intent: INBookRestaurantReservationIntent
  ) async -> INBookRestaurantReservationIntentResponse

  @available(*, renamed: "resolveRestaurant(for:)")
  @objc(resolveRestaurantForBookRestaurantReservation:withCompletion:)
  optional func resolveRestaurant(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  )
  @objc(resolveRestaurantForBookRestaurantReservation:withCompletion:)
  optional func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult

  @available(*, renamed: "resolveBookingDateComponents(for:)")
  @objc(resolveBookingDateComponentsForBookRestaurantReservation:withCompletion:)
  optional func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
  )
  @objc(resolveBookingDateComponentsForBookRestaurantReservation:withCompletion:)
  optional func resolveBookingDateComponents(
    for intent: INBookRestaurantReservationIntent
  ) async -> INDateComponentsResolutionResult

  @available(*, renamed: "resolvePartySize(for:)")
  @objc(resolvePartySizeForBookRestaurantReservation:withCompletion:)
  optional func resolvePartySize(
    for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolvePartySizeForBookRestaurantReservation:withCompletion:)
  optional func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult

  @available(*, renamed: "resolveGuest(for:)")
  @objc(resolveGuestForBookRestaurantReservation:withCompletion:)
  optional func resolveGuest(
    for intent: INBookRestaurantReservationIntent,
    completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void
  )
  @objc(resolveGuestForBookRestaurantReservation:withCompletion:)
  optional func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult

  @available(*, renamed: "resolveGuestProvidedSpecialRequestText(for:)")
  @objc(resolveGuestProvidedSpecialRequestTextForBookRestaurantReservation:withCompletion:)
  optional func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveGuestProvidedSpecialRequestTextForBookRestaurantReservation:withCompletion:)
  optional func resolveGuestProvidedSpecialRequestText(
    for intent: INBookRestaurantReservationIntent
  ) async -> INStringResolutionResult
}

@objc open class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent {
  @objc(initWithRestaurant:)
  public init(restaurant: INRestaurant?) { fatalError() }
  @objc open var restaurant: INRestaurant? { get { fatalError() } set {} }
}

@objc public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int {
  case success, failure, unspecified
}

@objc open class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse {
  @objc(initWithDefaultPartySize:defaultBookingDate:code:userActivity:)
  public init(
    defaultPartySize: Int, defaultBooking defaultBookingDate: Date,
    code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?
  ) { fatalError() }
  @objc open var code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode { fatalError() }
  @objc open var defaultPartySize: Int { fatalError() }
  @objc open var defaultBookingDate: Date { fatalError() }
  @objc open var maximumPartySize: NSNumber? { get { fatalError() } set {} }
  @objc open var minimumPartySize: NSNumber? { get { fatalError() } set {} }
  @objc open var providerImage: INImage { get { fatalError() } set {} }
}

@objc public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(getAvailableRestaurantReservationBookingDefaults:)")
  @objc(handleGetAvailableRestaurantReservationBookingDefaults:completion:)
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  )
  @objc(handleGetAvailableRestaurantReservationBookingDefaults:completion:)
  func handle(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse

  @available(*, renamed: "confirm(getAvailableRestaurantReservationBookingDefaults:)")
  @objc(confirmGetAvailableRestaurantReservationBookingDefaults:completion:)
  optional func confirm(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
  )
  @objc(confirmGetAvailableRestaurantReservationBookingDefaults:completion:)
  optional func confirm(
    getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse

  @available(*, renamed: "resolveRestaurant(for:)")
  @objc(resolveRestaurantForGetAvailableRestaurantReservationBookingDefaults:withCompletion:)
  optional func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  )
  @objc(resolveRestaurantForGetAvailableRestaurantReservationBookingDefaults:withCompletion:)
  optional func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
  ) async -> INRestaurantResolutionResult
}

@objc open class INGetAvailableRestaurantReservationBookingsIntent: INIntent {
  @objc(initWithRestaurant:partySize:preferredBookingDateComponents:maximumNumberOfResults:earliestBookingDateForResults:latestBookingDateForResults:)
  public init(
    restaurant: INRestaurant, partySize: Int, preferredBooking preferredBookingDateComponents: DateComponents?,
    maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?
  ) { fatalError() }
  @objc open var restaurant: INRestaurant { get { fatalError() } set {} }
  @objc open var partySize: Int { get { fatalError() } set {} }
  @objc open var preferredBookingDateComponents: DateComponents? { get { fatalError() } set {} }
  @objc open var maximumNumberOfResults: NSNumber? { get { fatalError() } set {} }
  @objc open var earliestBookingDateForResults: Date? { get { fatalError() } set {} }
  @objc open var latestBookingDateForResults: Date? { get { fatalError() } set {} }
}

@objc open class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse {
  @objc(initWithAvailableBookings:code:userActivity:)
  public init(
    availableBookings: [INRestaurantReservationBooking], code: INGetAvailableRestaurantReservationBookingsIntentCode,
    userActivity: NSUserActivity?
  ) { fatalError() }
  @objc open var code: INGetAvailableRestaurantReservationBookingsIntentCode { fatalError() }
  @objc open var localizedRestaurantDescriptionText: String? { get { fatalError() } set {} }
  @objc open var localizedBookingAdvisementText: String? { get { fatalError() } set {} }
  @objc open var termsAndConditions: INTermsAndConditions? { get { fatalError() } set {} }
  @objc open var availableBookings: [INRestaurantReservationBooking] { fatalError() }
}

@objc public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(getAvailableRestaurantReservationBookings:)")
  @objc(handleGetAvailableRestaurantReservationBookings:completion:)
  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  )
  @objc(handleGetAvailableRestaurantReservationBookings:completion:)
  func handle(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse

  @available(*, renamed: "confirm(getAvailableRestaurantReservationBookings:)")
  @objc(confirmGetAvailableRestaurantReservationBookings:completion:)
  optional func confirm(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
  )
  @objc(confirmGetAvailableRestaurantReservationBookings:completion:)
  optional func confirm(
    getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse

  @available(*, renamed: "resolveRestaurant(for:)")
  @objc(resolveRestaurantForGetAvailableRestaurantReservationBookings:withCompletion:)
  optional func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  )
  @objc(resolveRestaurantForGetAvailableRestaurantReservationBookings:withCompletion:)
  optional func resolveRestaurant(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INRestaurantResolutionResult

  @available(*, renamed: "resolvePartySize(for:)")
  @objc(resolvePartySizeForGetAvailableRestaurantReservationBookings:withCompletion:)
  optional func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolvePartySizeForGetAvailableRestaurantReservationBookings:withCompletion:)
  optional func resolvePartySize(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INIntegerResolutionResult

  @available(*, renamed: "resolvePreferredBookingDateComponents(for:)")
  @objc(resolvePreferredBookingDateComponentsForGetAvailableRestaurantReservationBookings:withCompletion:)
  optional func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
  )
  @objc(resolvePreferredBookingDateComponentsForGetAvailableRestaurantReservationBookings:withCompletion:)
  optional func resolvePreferredBookingDateComponents(
    for intent: INGetAvailableRestaurantReservationBookingsIntent
  ) async -> INDateComponentsResolutionResult
}

@objc open class INGetRestaurantGuestIntent: INIntent {
}

@objc public enum INGetRestaurantGuestIntentResponseCode: Int {
  case success, failure
}

@objc open class INGetRestaurantGuestIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INGetRestaurantGuestIntentResponseCode { fatalError() }
  @objc open var guest: INRestaurantGuest? { get { fatalError() } set {} }
  @objc open var guestDisplayPreferences: INRestaurantGuestDisplayPreferences? { get { fatalError() } set {} }
}

@objc public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(getRestaurantGuest:)")
  @objc(handleGetRestaurantGuest:completion:)
  func handle(
    getRestaurantGuest intent: INGetRestaurantGuestIntent,
    completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
  )
  @objc(handleGetRestaurantGuest:completion:)
  func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse

  @available(*, renamed: "confirm(getRestaurantGuest:)")
  @objc(confirmGetRestaurantGuest:completion:)
  optional func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent,
    completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
  )
  @objc(confirmGetRestaurantGuest:completion:)
  optional func confirm(
    getRestaurantGuest guestIntent: INGetRestaurantGuestIntent
  ) async -> INGetRestaurantGuestIntentResponse
}

@objc open class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent {
  @objc(initWithRestaurant:reservationIdentifier:maximumNumberOfResults:earliestBookingDateForResults:)
  public init(
    restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?,
    earliestBookingDateForResults: Date?
  ) { fatalError() }
  @objc open var restaurant: INRestaurant? { get { fatalError() } set {} }
  @objc open var reservationIdentifier: String? { get { fatalError() } set {} }
  @objc open var maximumNumberOfResults: NSNumber? { get { fatalError() } set {} }
  @objc open var earliestBookingDateForResults: Date? { get { fatalError() } set {} }
}

@objc public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int {
  case success, failure, failureRequestUnsatisfiable, unspecified
}

@objc open class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse {
  @objc(initWithUserCurrentBookings:code:userActivity:)
  public init(
    userCurrentBookings: [INRestaurantReservationUserBooking],
    code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?
  ) { fatalError() }
  @objc open var code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode { fatalError() }
  @objc open var userCurrentBookings: [INRestaurantReservationUserBooking] { get { fatalError() } set {} }
}

@objc public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(getUserCurrentRestaurantReservationBookings:)")
  @objc(handleGetUserCurrentRestaurantReservationBookings:completion:)
  func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  )
  @objc(handleGetUserCurrentRestaurantReservationBookings:completion:)
  func handle(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse

  @available(*, renamed: "confirm(getUserCurrentRestaurantReservationBookings:)")
  @objc(confirmGetUserCurrentRestaurantReservationBookings:completion:)
  optional func confirm(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
  )
  @objc(confirmGetUserCurrentRestaurantReservationBookings:completion:)
  optional func confirm(
    getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse

  @available(*, renamed: "resolveRestaurant(for:)")
  @objc(resolveRestaurantForGetUserCurrentRestaurantReservationBookings:withCompletion:)
  optional func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
    completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
  )
  @objc(resolveRestaurantForGetUserCurrentRestaurantReservationBookings:withCompletion:)
  optional func resolveRestaurant(
    for intent: INGetUserCurrentRestaurantReservationBookingsIntent
  ) async -> INRestaurantResolutionResult
}
