public import Foundation

/// The shortcuts of a person, and what an app proposes; it keeps what it is told, for tests to see.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let center = INVoiceShortcutCenter()

  /// The one that there is.
  public class var shared: INVoiceShortcutCenter { center }

  // The lock guards both lists.
  private let lock = NSLock()
  private var suggestions: [INShortcut] = []
  private var shortcuts: [INVoiceShortcut] = []

  /// The shortcuts that the app has proposed last.
  public var shortcutSuggestions: [INShortcut] { lock.withLock { suggestions } }

  /// The person's shortcuts.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { lock.withLock { shortcuts } }

  /// Sets the person's shortcuts, for a test.
  public func setVoiceShortcuts(_ shortcuts: [INVoiceShortcut]) {
    lock.withLock { self.shortcuts = shortcuts }
  }

  /// Proposes shortcuts.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    lock.withLock { self.suggestions = suggestions }
  }
}
