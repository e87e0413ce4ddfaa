package import SwiftCode

/// What is made of the shortcuts that an app suggests.
package enum ShortcutList: Sendable {
  /// The shortcuts themselves.
  case all
  /// Their way into Siri's settings and Shortcuts.
  case suggested
  /// Those of the Siri watch face; what takes them is named as the language names it.
  case relevant(storeName: String)

  /// The documentation of what gives them.
  package var documentation: DocumentationComment {
    switch self {
    case .all:
      DocumentationComment("The shortcuts; an intent without the values that one of its summaries needs gives none.")
    case .suggested:
      DocumentationComment(
        "Suggests the shortcuts in Siri's settings and in Shortcuts.",
        discussion: [.paragraph("Called when the app starts, and whenever the shortcuts change.")])
    case .relevant(let storeName):
      DocumentationComment(
        "The shortcuts for the Siri watch face, which `\(storeName)` takes.",
        discussion: [
          .paragraph("Their `relevanceProviders` tell when or where each is of use; without any, the system decides.")
        ])
    }
  }
}
