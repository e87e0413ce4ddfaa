// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INCancelRideIntent: INIntent {
  @objc(initWithRideIdentifier:)
  public init(rideIdentifier: String) { fatalError() }
  @objc open var rideIdentifier: String { fatalError() }
}

@objc public enum INCancelRideIntentResponseCode: Int {
  case unspecified, ready, success, failure
}

@objc open class INCancelRideIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INCancelRideIntentResponseCode { fatalError() }
  @objc open var cancellationFee: INCurrencyAmount? { get { fatalError() } set {} }
  @objc open var cancellationFeeThreshold: DateComponents? { get { fatalError() } set {} }
}

@objc public protocol INCancelRideIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(cancelRide:)")
  @objc(handleCancelRide:completion:)
  func handle(
    cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  )
  @objc(handleCancelRide:completion:)
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse

  @available(*, renamed: "confirm(cancelRide:)")
  @objc(confirmCancelRide:completion:)
  optional func confirm(
    cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  )
  @objc(confirmCancelRide:completion:)
  optional func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

@objc open class INGetRideStatusIntent: INIntent {
}

@objc public enum INGetRideStatusIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  case failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchServiceTemporarilyUnavailable
}

@objc open class INGetRideStatusIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INGetRideStatusIntentResponseCode { fatalError() }
  @objc open var rideStatus: INRideStatus? { get { fatalError() } set {} }
}

@objc public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

@objc public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleGetRideStatus:completion:)
  func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  @objc(handleGetRideStatus:completion:)
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmGetRideStatus:completion:)
  optional func confirm(
    intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  )
  @objc(confirmGetRideStatus:completion:)
  optional func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  @objc(startSendingUpdatesForGetRideStatus:toObserver:)
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)

  @objc(stopSendingUpdatesForGetRideStatus:)
  func stopSendingUpdates(for intent: INGetRideStatusIntent)
}

@objc open class INListRideOptionsIntent: INIntent {
  @objc(initWithPickupLocation:dropOffLocation:)
  public init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) { fatalError() }
  @objc open var pickupLocation: CLPlacemark? { fatalError() }
  @objc open var dropOffLocation: CLPlacemark? { fatalError() }
}

@objc public enum INListRideOptionsIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  case failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchNoServiceInArea
  case failureRequiringAppLaunchServiceTemporarilyUnavailable, failureRequiringAppLaunchPreviousRideNeedsCompletion
  case failurePreviousRideNeedsFeedback
}

@objc open class INListRideOptionsIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INListRideOptionsIntentResponseCode { fatalError() }
  @objc open var rideOptions: [INRideOption]? { get { fatalError() } set {} }
  @objc open var paymentMethods: [INPaymentMethod]? { get { fatalError() } set {} }
  @objc open var expirationDate: Date? { get { fatalError() } set {} }
}

@objc public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleListRideOptions:completion:)
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  )
  @objc(handleListRideOptions:completion:)
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmListRideOptions:completion:)
  optional func confirm(
    intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  )
  @objc(confirmListRideOptions:completion:)
  optional func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  @available(*, renamed: "resolvePickupLocation(for:)")
  @objc(resolvePickupLocationForListRideOptions:withCompletion:)
  optional func resolvePickupLocation(
    for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolvePickupLocationForListRideOptions:withCompletion:)
  optional func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult

  @available(*, renamed: "resolveDropOffLocation(for:)")
  @objc(resolveDropOffLocationForListRideOptions:withCompletion:)
  optional func resolveDropOffLocation(
    for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolveDropOffLocationForListRideOptions:withCompletion:)
  optional func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
}

@objc open class INRequestRideIntent: INIntent {
  @nonobjc public init(
    pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil,
    partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil
  ) { fatalError() }
  @objc open var pickupLocation: CLPlacemark? { fatalError() }
  @objc open var dropOffLocation: CLPlacemark? { fatalError() }
  @objc open var rideOptionName: INSpeakableString? { fatalError() }
  @nonobjc public var partySize: Int? { fatalError() }
  @objc open var paymentMethod: INPaymentMethod? { fatalError() }
  @objc open var scheduledPickupTime: INDateComponentsRange? { fatalError() }
}

@objc public enum INRequestRideIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  case failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchNoServiceInArea
  case failureRequiringAppLaunchServiceTemporarilyUnavailable, failureRequiringAppLaunchPreviousRideNeedsCompletion
  case failureRequiringAppLaunchRideScheduledTooFar
}

@objc open class INRequestRideIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INRequestRideIntentResponseCode { fatalError() }
  @objc open var rideStatus: INRideStatus? { get { fatalError() } set {} }
}

@objc public protocol INRequestRideIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleRequestRide:completion:)
  func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  @objc(handleRequestRide:completion:)
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmRequestRide:completion:)
  optional func confirm(
    intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  )
  @objc(confirmRequestRide:completion:)
  optional func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  @available(*, renamed: "resolvePickupLocation(for:)")
  @objc(resolvePickupLocationForRequestRide:withCompletion:)
  optional func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolvePickupLocationForRequestRide:withCompletion:)
  optional func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  @available(*, renamed: "resolveDropOffLocation(for:)")
  @objc(resolveDropOffLocationForRequestRide:withCompletion:)
  optional func resolveDropOffLocation(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolveDropOffLocationForRequestRide:withCompletion:)
  optional func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  @available(*, renamed: "resolveRideOptionName(for:)")
  @objc(resolveRideOptionNameForRequestRide:withCompletion:)
  optional func resolveRideOptionName(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveRideOptionNameForRequestRide:withCompletion:)
  optional func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolvePartySize(for:)")
  @objc(resolvePartySizeForRequestRide:withCompletion:)
  optional func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolvePartySizeForRequestRide:withCompletion:)
  optional func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult

  @available(*, renamed: "resolveScheduledPickupTime(for:)")
  @objc(resolveScheduledPickupTimeForRequestRide:withCompletion:)
  optional func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveScheduledPickupTimeForRequestRide:withCompletion:)
  optional func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult
}

@objc open class INSendRideFeedbackIntent: INIntent {
  @objc(initWithRideIdentifier:)
  public init(rideIdentifier: String) { fatalError() }
  @objc open var rideIdentifier: String { fatalError() }
  @objc open var rating: NSNumber? { get { fatalError() } set {} }
  @objc open var tip: INCurrencyAmount? { get { fatalError() } set {} }
}

@objc public enum INSendRideFeedbackIntentResponseCode: Int {
  case unspecified, ready, success, failure
}

@objc open class INSendRideFeedbackIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSendRideFeedbackIntentResponseCode { fatalError() }
}

@objc public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(sendRideFeedback:)")
  @objc(handleSendRideFeedback:completion:)
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  )
  @objc(handleSendRideFeedback:completion:)
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse

  @available(*, renamed: "confirm(sendRideFeedback:)")
  @objc(confirmSendRideFeedback:completion:)
  optional func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
  )
  @objc(confirmSendRideFeedback:completion:)
  optional func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse
}
