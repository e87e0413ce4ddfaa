/// The names of the types around the handlers.
package enum ExtensionTypes {
  /// The class that gives each intent to its handler; the name is that of Xcode's template.
  package static let dispatcher = "IntentHandler"

  /// The view controller of the UI extension; the name is that of Xcode's template.
  package static let viewController = "IntentViewController"

  /// The functions that donate intents.
  package static let donations = "IntentDonations"

  /// The shortcuts that the app suggests.
  package static let shortcuts = "IntentShortcuts"
}
