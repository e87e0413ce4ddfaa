@_exported import CoreLocation
@_exported import Foundation

@objc open class INIntent: NSObject, NSCopying, NSSecureCoding {
  @objc open var identifier: String? { fatalError() }
  @objc open var intentDescription: String? { fatalError() }
  @objc open var suggestedInvocationPhrase: String?
  @objc open var shortcutAvailability: INShortcutAvailabilityOptions
  @objc open var donationMetadata: INIntentDonationMetadata?
  @objc open func keyImage() -> INImage? { fatalError() }
  @objc public override init() { fatalError() }
}

extension INIntent {
  @nonobjc public func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
  @nonobjc public func image(forParameterNamed parameterName: String) -> INImage? { fatalError() }
}

@objc open class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {}

@objc open class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
  @objc open var userActivity: NSUserActivity?
}

@objc public protocol INIntentHandlerProviding: NSObjectProtocol {
  @objc(handlerForIntent:) func handler(for intent: INIntent) -> Any?
}

@objc open class INExtension: NSObject, INIntentHandlerProviding {
  @objc(handlerForIntent:) open func handler(for intent: INIntent) -> Any? { fatalError() }
}

@objc public enum INInteractionDirection: Int {
  case unspecified, outgoing, incoming
}

@objc public enum INIntentHandlingStatus: Int {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

@objc open class INInteraction: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(intent: INIntent, response: INIntentResponse?) { self.init() }
  @objc open var intent: INIntent { fatalError() }
  @objc open var intentResponse: INIntentResponse? { fatalError() }
  @objc open var intentHandlingStatus: INIntentHandlingStatus { fatalError() }
  @objc open var direction: INInteractionDirection = .unspecified
  @objc open var dateInterval: DateInterval?
  @objc open var identifier: String = ""
  @objc open var groupIdentifier: String?
  @objc open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
  @nonobjc public func donate() async throws {}
  @objc(deleteAllInteractionsWithCompletion:)
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
  @objc(deleteInteractionsWithIdentifiers:completion:)
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
  @objc(deleteInteractionsWithGroupIdentifier:completion:)
  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {}
  @nonobjc public class func deleteAll() async throws {}
  @nonobjc public class func delete(with identifiers: [String]) async throws {}
  @nonobjc public class func delete(with groupIdentifier: String) async throws {}
}

@objc open class INParameter: NSObject, NSCopying, NSSecureCoding {}

public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { fatalError() }
  public init(userActivity: NSUserActivity) { fatalError() }
}

@objc open class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {
  @objc open var identifier: UUID { fatalError() }
  @objc open var invocationPhrase: String { fatalError() }
  @nonobjc public var shortcut: INShortcut { fatalError() }
}

@objc open class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding {
  @nonobjc public convenience init(shortcut: INShortcut) { self.init() }
  @nonobjc public var shortcut: INShortcut { fatalError() }
  @objc open var shortcutRole: INRelevantShortcutRole = .action
}

@objc open class INVoiceShortcutCenter: NSObject {
  @nonobjc public class var shared: INVoiceShortcutCenter { fatalError() }
  @nonobjc public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { fatalError() }
  @nonobjc public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
