internal import AppIntentsBackend

/// What an `intentc.json` says about migrations to App Intents.
struct MigrationConfiguration: Sendable, Equatable {
  /// Whether the app goes on with an action that says so.
  var continuesInApp = false

  /// The names of the intents that get a configuration of a control beside them.
  var controls: [ConfiguredText] = []

  /// What people are to use instead of an action, by the name of its intent.
  var replacements: [ConfiguredText: ConfiguredText] = [:]

  /// What is said about App Shortcuts; nil for nothing.
  var shortcuts: ShortcutsConfiguration?
}
