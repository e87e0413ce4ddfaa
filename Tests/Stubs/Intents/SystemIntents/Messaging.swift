// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INEditMessageIntent: INIntent {
  @objc(initWithMessageIdentifier:editedContent:)
  public init(messageIdentifier: String?, editedContent: String?) { fatalError() }
  @objc open var messageIdentifier: String? { fatalError() }
  @objc open var editedContent: String? { fatalError() }
}

@objc public enum INEditMessageIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
  case failurePastEditTimeLimit, failureMessageTypeUnsupported, failureUnsupportedOnService
  case failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
}

@objc open class INEditMessageIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INEditMessageIntentResponseCode { fatalError() }
}

@objc public protocol INEditMessageIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleEditMessage:completion:)
  func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  @objc(handleEditMessage:completion:)
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmEditMessage:completion:)
  optional func confirm(
    intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
  )
  @objc(confirmEditMessage:completion:)
  optional func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse

  @available(*, renamed: "resolveEditedContent(for:)")
  @objc(resolveEditedContentForEditMessage:withCompletion:)
  optional func resolveEditedContent(
    for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveEditedContentForEditMessage:withCompletion:)
  optional func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
}

@objc open class INSearchForMessagesIntent: INIntent {
  @objc(initWithRecipients:senders:searchTerms:attributes:dateTimeRange:identifiers:notificationIdentifiers:speakableGroupNames:conversationIdentifiers:)
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    groupNames: [String]?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?
  ) { fatalError() }
  @objc open var recipients: [INPerson]? { fatalError() }
  @objc open var senders: [INPerson]? { fatalError() }
  @objc open var searchTerms: [String]? { fatalError() }
  @objc open var attributes: INMessageAttributeOptions { fatalError() }
  @objc open var dateTimeRange: INDateComponentsRange? { fatalError() }
  @objc open var identifiers: [String]? { fatalError() }
  @objc open var notificationIdentifiers: [String]? { fatalError() }
  @objc open var speakableGroupNames: [INSpeakableString]? { fatalError() }
  @objc open var conversationIdentifiers: [String]? { fatalError() }
  @objc open var recipientsOperator: INConditionalOperator { fatalError() }
  @objc open var sendersOperator: INConditionalOperator { fatalError() }
  @objc open var searchTermsOperator: INConditionalOperator { fatalError() }
  @objc open var identifiersOperator: INConditionalOperator { fatalError() }
  @objc open var notificationIdentifiersOperator: INConditionalOperator { fatalError() }
  @objc open var speakableGroupNamesOperator: INConditionalOperator { fatalError() }
  @objc open var conversationIdentifiersOperator: INConditionalOperator { fatalError() }
  @available(*, deprecated)
  @objc open var groupNames: [String]? { fatalError() }
  @available(*, deprecated)
  @objc open var groupNamesOperator: INConditionalOperator { fatalError() }
}

@objc public enum INSearchForMessagesIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
  case failureMessageTooManyResults, failureRequiringInAppAuthentication
}

@objc open class INSearchForMessagesIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchForMessagesIntentResponseCode { fatalError() }
  @objc open var messages: [INMessage]? { get { fatalError() } set {} }
}

@objc public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchForMessages:completion:)
  func handle(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  )
  @objc(handleSearchForMessages:completion:)
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchForMessages:completion:)
  optional func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  )
  @objc(confirmSearchForMessages:completion:)
  optional func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  @available(*, renamed: "resolveRecipients(for:)")
  @objc(resolveRecipientsForSearchForMessages:withCompletion:)
  optional func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  @objc(resolveRecipientsForSearchForMessages:withCompletion:)
  optional func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  @available(*, renamed: "resolveSenders(for:)")
  @objc(resolveSendersForSearchForMessages:withCompletion:)
  optional func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  @objc(resolveSendersForSearchForMessages:withCompletion:)
  optional func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  @available(*, renamed: "resolveAttributes(for:)")
  @objc(resolveAttributesForSearchForMessages:withCompletion:)
  optional func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  )
  @objc(resolveAttributesForSearchForMessages:withCompletion:)
  optional func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult

  @available(*, renamed: "resolveDateTimeRange(for:)")
  @objc(resolveDateTimeRangeForSearchForMessages:withCompletion:)
  optional func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDateTimeRangeForSearchForMessages:withCompletion:)
  optional func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveSpeakableGroupNames(for:)")
  @objc(resolveSpeakableGroupNamesForSearchForMessages:withCompletion:)
  optional func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  )
  @objc(resolveSpeakableGroupNamesForSearchForMessages:withCompletion:)
  optional func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult]

  @available(*, deprecated)
  @objc(resolveGroupNamesForSearchForMessages:withCompletion:)
  optional func resolveGroupNames(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  )
}

@objc open class INSendMessageIntent: INIntent {
  @objc(initWithRecipients:outgoingMessageType:content:speakableGroupName:conversationIdentifier:serviceName:sender:attachments:)
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) { fatalError() }
  @available(*, deprecated)
  @nonobjc public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) { fatalError() }
  @objc open var recipients: [INPerson]? { fatalError() }
  @objc open var outgoingMessageType: INOutgoingMessageType { fatalError() }
  @objc open var content: String? { fatalError() }
  @objc open var speakableGroupName: INSpeakableString? { fatalError() }
  @objc open var conversationIdentifier: String? { fatalError() }
  @objc open var serviceName: String? { fatalError() }
  @objc open var sender: INPerson? { fatalError() }
  @objc open var attachments: [INSendMessageAttachment]? { fatalError() }
  @available(*, deprecated)
  @objc open var groupName: String? { fatalError() }
}

@objc public enum INSendMessageIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
  case failureRequiringInAppAuthentication
}

@objc open class INSendMessageIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSendMessageIntentResponseCode { fatalError() }
  @objc open var sentMessages: [INMessage]? { get { fatalError() } set {} }
  @available(*, deprecated)
  @objc open var sentMessage: INMessage? { get { fatalError() } set {} }
}

@objc public protocol INSendMessageIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSendMessage:completion:)
  func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  @objc(handleSendMessage:completion:)
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSendMessage:completion:)
  optional func confirm(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  )
  @objc(confirmSendMessage:completion:)
  optional func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  @available(*, renamed: "resolveRecipients(for:)")
  @objc(resolveRecipientsForSendMessage:completion:)
  optional func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  )
  @objc(resolveRecipientsForSendMessage:completion:)
  optional func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]

  @available(*, deprecated)
  @objc(resolveRecipientsForSendMessage:withCompletion:)
  optional func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )

  @available(*, renamed: "resolveOutgoingMessageType(for:)")
  @objc(resolveOutgoingMessageTypeForSendMessage:withCompletion:)
  optional func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  )
  @objc(resolveOutgoingMessageTypeForSendMessage:withCompletion:)
  optional func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult

  @available(*, renamed: "resolveContent(for:)")
  @objc(resolveContentForSendMessage:withCompletion:)
  optional func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveContentForSendMessage:withCompletion:)
  optional func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolveSpeakableGroupName(for:)")
  @objc(resolveSpeakableGroupNameForSendMessage:withCompletion:)
  optional func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveSpeakableGroupNameForSendMessage:withCompletion:)
  optional func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult

  @available(*, deprecated)
  @objc(resolveGroupNameForSendMessage:withCompletion:)
  optional func resolveGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
}

@objc open class INSetMessageAttributeIntent: INIntent {
  @objc(initWithIdentifiers:attribute:)
  public init(identifiers: [String]?, attribute: INMessageAttribute) { fatalError() }
  @objc open var identifiers: [String]? { fatalError() }
  @objc open var attribute: INMessageAttribute { fatalError() }
}

@objc public enum INSetMessageAttributeIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
  case failureMessageAttributeNotSet
}

@objc open class INSetMessageAttributeIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetMessageAttributeIntentResponseCode { fatalError() }
}

@objc public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetMessageAttribute:completion:)
  func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  )
  @objc(handleSetMessageAttribute:completion:)
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetMessageAttribute:completion:)
  optional func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  )
  @objc(confirmSetMessageAttribute:completion:)
  optional func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  @available(*, renamed: "resolveAttribute(for:)")
  @objc(resolveAttributeForSetMessageAttribute:withCompletion:)
  optional func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  )
  @objc(resolveAttributeForSetMessageAttribute:withCompletion:)
  optional func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
}

@objc open class INUnsendMessagesIntent: INIntent {
  @objc(initWithMessageIdentifiers:)
  public init(messageIdentifiers: [String]?) { fatalError() }
  @objc open var messageIdentifiers: [String]? { fatalError() }
}

@objc public enum INUnsendMessagesIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
  case failurePastUnsendTimeLimit, failureMessageTypeUnsupported, failureUnsupportedOnService
  case failureMessageServiceNotAvailable
  @available(*, unavailable)
  case failureRequiringInAppAuthentication
}

@objc open class INUnsendMessagesIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INUnsendMessagesIntentResponseCode { fatalError() }
}

@objc public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleUnsendMessages:completion:)
  func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
  @objc(handleUnsendMessages:completion:)
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmUnsendMessages:completion:)
  optional func confirm(
    intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
  )
  @objc(confirmUnsendMessages:completion:)
  optional func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
}
