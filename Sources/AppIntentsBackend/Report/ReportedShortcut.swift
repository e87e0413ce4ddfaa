package import Localization

/// An App Shortcut that is written.
package struct ReportedShortcut: Sendable, Equatable {
  /// The name of the intent.
  package let intent: String
  /// The phrases in the language of the code.
  ///
  /// For example: `Order soup in ${applicationName}`
  package let phrases: [String]
  /// The number of phrases in other languages.
  package let phraseCounts: [LanguageName: Int]
}
