extension ScaffoldOptions {
  /// A part of what a scaffold consists of.
  public enum Part: String, Sendable, CaseIterable {
    /// A class for each intent that carries it out.
    case handlers
    /// `IntentHandler.swift`: the class that gives each intent to its handler.
    case `extension`
    /// The property lists with the keys that the bundles need.
    case infoPlist = "info-plist"
    /// `IntentViewController.swift`: what Siri shows while it asks for a confirmation.
    case ui
    /// `IntentDonations.swift`: functions that tell the system what a person does in the app.
    case donations
    /// `IntentShortcuts.swift`: the shortcuts that the app suggests.
    case shortcuts

    /// What an extension needs to compile and to be asked.
    public static let standard: Set<Part> = [.handlers, .extension, .infoPlist]
  }

  /// Who is asked to handle intents.
  public enum Host: String, Sendable, CaseIterable {
    /// An extension of the app.
    case `extension`
    /// The app itself, which systems can ask since iOS 14.
    case app
  }
}
