// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INActivateCarSignalIntent: INIntent {
  @objc(initWithCarName:signals:)
  public init(carName: INSpeakableString?, signals: INCarSignalOptions = []) { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
  @objc open var signals: INCarSignalOptions { fatalError() }
}

@objc public enum INActivateCarSignalIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INActivateCarSignalIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INActivateCarSignalIntentResponseCode { fatalError() }
  @objc open var signals: INCarSignalOptions { get { fatalError() } set {} }
}

@objc public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleActivateCarSignal:completion:)
  func handle(
    intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
  )
  @objc(handleActivateCarSignal:completion:)
  func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmActivateCarSignal:completion:)
  optional func confirm(
    intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
  )
  @objc(confirmActivateCarSignal:completion:)
  optional func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForActivateCarSignal:withCompletion:)
  optional func resolveCarName(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForActivateCarSignal:withCompletion:)
  optional func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveSignals(for:)")
  @objc(resolveSignalsForActivateCarSignal:withCompletion:)
  optional func resolveSignals(
    for intent: INActivateCarSignalIntent,
    with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void
  )
  @objc(resolveSignalsForActivateCarSignal:withCompletion:)
  optional func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult
}

@objc open class INGetCarLockStatusIntent: INIntent {
  @objc(initWithCarName:)
  public init(carName: INSpeakableString?) { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
}

@objc public enum INGetCarLockStatusIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INGetCarLockStatusIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INGetCarLockStatusIntentResponseCode { fatalError() }
  @nonobjc public var locked: Bool? { get { fatalError() } set {} }
}

@objc public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleGetCarLockStatus:completion:)
  func handle(
    intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
  )
  @objc(handleGetCarLockStatus:completion:)
  func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmGetCarLockStatus:completion:)
  optional func confirm(
    intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
  )
  @objc(confirmGetCarLockStatus:completion:)
  optional func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForGetCarLockStatus:withCompletion:)
  optional func resolveCarName(
    for intent: INGetCarLockStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForGetCarLockStatus:withCompletion:)
  optional func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INGetCarPowerLevelStatusIntent: INIntent {
  @objc(initWithCarName:)
  public init(carName: INSpeakableString?) { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
}

@objc public enum INGetCarPowerLevelStatusIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INGetCarPowerLevelStatusIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INGetCarPowerLevelStatusIntentResponseCode { fatalError() }
  @objc open var carIdentifier: String? { get { fatalError() } set {} }
  @objc open var distanceRemaining: Measurement<UnitLength>? { get { fatalError() } set {} }
  @objc open var maximumDistance: Measurement<UnitLength>? { get { fatalError() } set {} }
  @objc open var distanceRemainingElectric: Measurement<UnitLength>? { get { fatalError() } set {} }
  @objc open var maximumDistanceElectric: Measurement<UnitLength>? { get { fatalError() } set {} }
  @objc open var distanceRemainingFuel: Measurement<UnitLength>? { get { fatalError() } set {} }
  @objc open var maximumDistanceFuel: Measurement<UnitLength>? { get { fatalError() } set {} }
  @objc open var consumptionFormulaArguments: [String: Any]? { get { fatalError() } set {} }
  @objc open var chargingFormulaArguments: [String: Any]? { get { fatalError() } set {} }
  @objc open var dateOfLastStateUpdate: DateComponents? { get { fatalError() } set {} }
  @nonobjc public var activeConnector: INCar.ChargingConnectorType? { get { fatalError() } set {} }
  @objc open var maximumBatteryCapacity: Measurement<UnitEnergy>? { get { fatalError() } set {} }
  @objc open var currentBatteryCapacity: Measurement<UnitEnergy>? { get { fatalError() } set {} }
  @objc open var minimumBatteryCapacity: Measurement<UnitEnergy>? { get { fatalError() } set {} }
  @nonobjc public var fuelPercentRemaining: Float? { get { fatalError() } set {} }
  @nonobjc public var chargePercentRemaining: Float? { get { fatalError() } set {} }
  @nonobjc public var charging: Bool? { get { fatalError() } set {} }
  @nonobjc public var minutesToFull: Int? { get { fatalError() } set {} }
}

@objc public protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol {
  func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)
}

@objc public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleGetCarPowerLevelStatus:completion:)
  func handle(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
  )
  @objc(handleGetCarPowerLevelStatus:completion:)
  func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmGetCarPowerLevelStatus:completion:)
  optional func confirm(
    intent: INGetCarPowerLevelStatusIntent,
    completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
  )
  @objc(confirmGetCarPowerLevelStatus:completion:)
  optional func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForGetCarPowerLevelStatus:withCompletion:)
  optional func resolveCarName(
    for intent: INGetCarPowerLevelStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForGetCarPowerLevelStatus:withCompletion:)
  optional func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult

  @objc(startSendingUpdatesForGetCarPowerLevelStatus:toObserver:)
  optional func startSendingUpdates(
    for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver
  )

  @objc(stopSendingUpdatesForGetCarPowerLevelStatus:)
  optional func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)
}

@objc open class INListCarsIntent: INIntent {
}

@objc public enum INListCarsIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INListCarsIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INListCarsIntentResponseCode { fatalError() }
  @objc open var cars: [INCar]? { get { fatalError() } set {} }
}

@objc public protocol INListCarsIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleListCars:completion:)
  func handle(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
  @objc(handleListCars:completion:)
  func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmListCars:completion:)
  optional func confirm(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
  @objc(confirmListCars:completion:)
  optional func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse
}

@objc open class INSetCarLockStatusIntent: INIntent {
  @nonobjc public init(locked: Bool?, carName: INSpeakableString?) { fatalError() }
  @nonobjc public var locked: Bool? { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
}

@objc public enum INSetCarLockStatusIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetCarLockStatusIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetCarLockStatusIntentResponseCode { fatalError() }
}

@objc public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetCarLockStatus:completion:)
  func handle(
    intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
  )
  @objc(handleSetCarLockStatus:completion:)
  func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetCarLockStatus:completion:)
  optional func confirm(
    intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
  )
  @objc(confirmSetCarLockStatus:completion:)
  optional func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse

  @available(*, renamed: "resolveLocked(for:)")
  @objc(resolveLockedForSetCarLockStatus:withCompletion:)
  optional func resolveLocked(
    for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveLockedForSetCarLockStatus:withCompletion:)
  optional func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForSetCarLockStatus:withCompletion:)
  optional func resolveCarName(
    for intent: INSetCarLockStatusIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForSetCarLockStatus:withCompletion:)
  optional func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
}
