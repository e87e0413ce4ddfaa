public import Foundation

/// Who started an interaction.
public enum INInteractionDirection: Int, Sendable {
  case unspecified, outgoing, incoming
}

/// How far an interaction has come.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// An intent and its response, to be told to the system.
open class INInteraction: NSObject {
  /// The intent.
  public let intent: INIntent

  /// The response.
  public let intentResponse: INIntentResponse?

  /// How far it has come; unspecified.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }

  /// Who started it.
  open var direction: INInteractionDirection = .unspecified

  /// When it happened.
  open var dateInterval: DateInterval?

  /// What it is known by.
  open var identifier: String = UUID().uuidString

  /// What belongs together.
  open var groupIdentifier: String?

  /// Whether it was told to the system, so that a test can see it; also when it was taken back since.
  public private(set) var isDonated = false

  private static let store = DonationStore()

  /// What was told to the system and not taken back, oldest first, so that a test can see it.
  public class var donations: [INInteraction] { store.donations }

  /// An interaction of an intent and its response.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Notes that the interaction is told to the system.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    isDonated = true
    Self.store.add(self)
    completion?(nil)
  }

  /// Notes that the interaction is told to the system.
  public func donate() async throws {
    isDonated = true
    Self.store.add(self)
  }

  /// Takes everything back that was told to the system.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    store.remove { _ in true }
    completion?(nil)
  }

  /// Takes everything back that was told to the system.
  public class func deleteAll() async throws {
    store.remove { _ in true }
  }

  /// Takes back what is known by the given identifiers.
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    store.remove { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  /// Takes back what is known by the given identifiers.
  public class func delete(with identifiers: [String]) async throws {
    store.remove { identifiers.contains($0.identifier) }
  }

  /// Takes back what belongs together.
  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    store.remove { $0.groupIdentifier == groupIdentifier }
    completion?(nil)
  }

  /// Takes back what belongs together.
  public class func delete(with groupIdentifier: String) async throws {
    store.remove { $0.groupIdentifier == groupIdentifier }
  }
}
