public import Foundation

/// A shortcut that is of use at a time or a place.
open class INRelevantShortcut: NSObject {
  /// The shortcut.
  public let shortcut: INShortcut

  /// The kind of the widget that shows it.
  open var widgetKind: String?

  /// Whether it does something or shows something.
  open var shortcutRole: INRelevantShortcutRole = .action

  /// A shortcut without a time or a place.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
  }
}
