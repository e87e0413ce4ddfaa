// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INAnswerCallIntent: INIntent {
  @objc(initWithAudioRoute:callIdentifier:)
  public init(audioRoute: INCallAudioRoute, callIdentifier: String?) { fatalError() }
  @objc open var audioRoute: INCallAudioRoute { fatalError() }
  @objc open var callIdentifier: String? { fatalError() }
}

@objc public enum INAnswerCallIntentResponseCode: Int {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INAnswerCallIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INAnswerCallIntentResponseCode { fatalError() }
  @objc open var callRecords: [INCallRecord]? { get { fatalError() } set {} }
}

@objc public protocol INAnswerCallIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleAnswerCall:completion:)
  func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  @objc(handleAnswerCall:completion:)
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmAnswerCall:completion:)
  optional func confirm(
    intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
  )
  @objc(confirmAnswerCall:completion:)
  optional func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
}

@objc open class INHangUpCallIntent: INIntent {
  @objc(initWithCallIdentifier:)
  public init(callIdentifier: String?) { fatalError() }
  @objc open var callIdentifier: String? { fatalError() }
}

@objc public enum INHangUpCallIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureNoCallToHangUp
}

@objc open class INHangUpCallIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INHangUpCallIntentResponseCode { fatalError() }
}

@objc public protocol INHangUpCallIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleHangUpCall:completion:)
  func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  @objc(handleHangUpCall:completion:)
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmHangUpCall:completion:)
  optional func confirm(
    intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
  )
  @objc(confirmHangUpCall:completion:)
  optional func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
}

@objc open class INSearchCallHistoryIntent: INIntent {
  @nonobjc public init(
    dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions,
    callTypes: INCallRecordTypeOptions, unseen: Bool? = nil
  ) { fatalError() }
  @nonobjc public init(
    call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
    callCapabilities: INCallCapabilityOptions = []
  ) { fatalError() }
  @objc open var dateCreated: INDateComponentsRange? { fatalError() }
  @objc open var recipient: INPerson? { fatalError() }
  @objc open var callCapabilities: INCallCapabilityOptions { fatalError() }
  @objc open var callTypes: INCallRecordTypeOptions { fatalError() }
  @nonobjc public var unseen: Bool? { fatalError() }
  @objc open var callType: INCallRecordType { fatalError() }
}

@objc public enum INSearchCallHistoryIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
  case inProgress, success
}

@objc open class INSearchCallHistoryIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchCallHistoryIntentResponseCode { fatalError() }
  @objc open var callRecords: [INCallRecord]? { get { fatalError() } set {} }
}

@objc public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchCallHistory:completion:)
  func handle(
    intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  )
  @objc(handleSearchCallHistory:completion:)
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchCallHistory:completion:)
  optional func confirm(
    intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  )
  @objc(confirmSearchCallHistory:completion:)
  optional func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  @available(*, renamed: "resolveDateCreated(for:)")
  @objc(resolveDateCreatedForSearchCallHistory:withCompletion:)
  optional func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDateCreatedForSearchCallHistory:withCompletion:)
  optional func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveRecipient(for:)")
  @objc(resolveRecipientForSearchCallHistory:withCompletion:)
  optional func resolveRecipient(
    for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  )
  @objc(resolveRecipientForSearchCallHistory:withCompletion:)
  optional func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult

  @available(*, renamed: "resolveCallTypes(for:)")
  @objc(resolveCallTypesForSearchCallHistory:withCompletion:)
  optional func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
  )
  @objc(resolveCallTypesForSearchCallHistory:withCompletion:)
  optional func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult

  @available(*, renamed: "resolveUnseen(for:)")
  @objc(resolveUnseenForSearchCallHistory:withCompletion:)
  optional func resolveUnseen(
    for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveUnseenForSearchCallHistory:withCompletion:)
  optional func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveCallType(for:)")
  @objc(resolveCallTypeForSearchCallHistory:withCompletion:)
  optional func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
  )
  @objc(resolveCallTypeForSearchCallHistory:withCompletion:)
  optional func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult
}

@objc open class INStartAudioCallIntent: INIntent {
  @objc(initWithDestinationType:contacts:)
  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) { fatalError() }
  @nonobjc public init(contacts: [INPerson]?) { fatalError() }
  @objc open var destinationType: INCallDestinationType { fatalError() }
  @objc open var contacts: [INPerson]? { fatalError() }
}

@objc public enum INStartAudioCallIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureNoValidNumber
}

@objc open class INStartAudioCallIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INStartAudioCallIntentResponseCode { fatalError() }
}

@objc public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleStartAudioCall:completion:)
  func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  @objc(handleStartAudioCall:completion:)
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmStartAudioCall:completion:)
  optional func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  )
  @objc(confirmStartAudioCall:completion:)
  optional func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  @available(*, renamed: "resolveDestinationType(for:)")
  @objc(resolveDestinationTypeForStartAudioCall:withCompletion:)
  optional func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  )
  @objc(resolveDestinationTypeForStartAudioCall:withCompletion:)
  optional func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult

  @available(*, renamed: "resolveContacts(for:)")
  @objc(resolveContactsForStartAudioCall:withCompletion:)
  optional func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  @objc(resolveContactsForStartAudioCall:withCompletion:)
  optional func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

@objc open class INStartCallIntent: INIntent {
  @objc(initWithCallRecordFilter:callRecordToCallBack:audioRoute:destinationType:contacts:callCapability:)
  public init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
  ) { fatalError() }
  @objc open var callRecordFilter: INCallRecordFilter? { fatalError() }
  @objc open var callRecordToCallBack: INCallRecord? { fatalError() }
  @objc open var audioRoute: INCallAudioRoute { fatalError() }
  @objc open var destinationType: INCallDestinationType { fatalError() }
  @objc open var contacts: [INPerson]? { fatalError() }
  @objc open var callCapability: INCallCapability { fatalError() }
  @available(*, deprecated)
  @objc open var recordTypeForRedialing: INCallRecordType { fatalError() }
}

@objc public enum INStartCallIntentResponseCode: Int {
  case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled
  case failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress
  @available(*, unavailable)
  case failureCallRinging
  case failureRequiringInAppAuthentication
}

@objc open class INStartCallIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INStartCallIntentResponseCode { fatalError() }
}

@objc public protocol INStartCallIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleStartCall:completion:)
  func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  @objc(handleStartCall:completion:)
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmStartCall:completion:)
  optional func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  @objc(confirmStartCall:completion:)
  optional func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse

  @available(*, renamed: "resolveCallRecordToCallBack(for:)")
  @objc(resolveCallRecordToCallBackForStartCall:withCompletion:)
  optional func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  )
  @objc(resolveCallRecordToCallBackForStartCall:withCompletion:)
  optional func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult

  @available(*, renamed: "resolveDestinationType(for:)")
  @objc(resolveDestinationTypeForStartCall:withCompletion:)
  optional func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  )
  @objc(resolveDestinationTypeForStartCall:withCompletion:)
  optional func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult

  @available(*, renamed: "resolveContacts(for:)")
  @objc(resolveContactsForStartCall:withCompletion:)
  optional func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  )
  @objc(resolveContactsForStartCall:withCompletion:)
  optional func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]

  @available(*, renamed: "resolveCallCapability(for:)")
  @objc(resolveCallCapabilityForStartCall:withCompletion:)
  optional func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  )
  @objc(resolveCallCapabilityForStartCall:withCompletion:)
  optional func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
}

@objc open class INStartVideoCallIntent: INIntent {
  @objc(initWithContacts:)
  public init(contacts: [INPerson]?) { fatalError() }
  @objc open var contacts: [INPerson]? { fatalError() }
}

@objc public enum INStartVideoCallIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureInvalidNumber
}

@objc open class INStartVideoCallIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INStartVideoCallIntentResponseCode { fatalError() }
}

@objc public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleStartVideoCall:completion:)
  func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  @objc(handleStartVideoCall:completion:)
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmStartVideoCall:completion:)
  optional func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  )
  @objc(confirmStartVideoCall:completion:)
  optional func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  @available(*, renamed: "resolveContacts(for:)")
  @objc(resolveContactsForStartVideoCall:withCompletion:)
  optional func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  @objc(resolveContactsForStartVideoCall:withCompletion:)
  optional func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}
