public import Foundation

/// What a person can start by a phrase or a tap.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  /// A shortcut that handles an intent.
  public init?(intent: INIntent) {
    self = .intent(intent)
  }

  /// A shortcut that opens the app.
  public init(userActivity: NSUserActivity) {
    self = .userActivity(userActivity)
  }
}

/// A shortcut with a person's phrase.
open class INVoiceShortcut: NSObject {
  /// What it is known by.
  public let identifier: UUID

  /// The person's phrase.
  public let invocationPhrase: String

  /// The shortcut.
  public let shortcut: INShortcut

  /// A shortcut for a test; Apple's systems get theirs from the person.
  public init(identifier: UUID = UUID(), invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}
