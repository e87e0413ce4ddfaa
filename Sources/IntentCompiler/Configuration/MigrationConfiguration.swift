internal import AppIntentsBackend

/// What an `intentc.json` says about migrations to App Intents.
struct MigrationConfiguration: Sendable, Equatable {
  /// Whether the app goes on with an action that says so.
  var continuesInApp = false

  /// What actions do; nil for what the command line says.
  var performing: Configured<IntentSurfaces.Performing>?

  /// What is asked for, declaration by declaration.
  var surfaces = MigrationSurfaces()

  /// What is said about App Shortcuts; nil for nothing.
  var shortcuts: ShortcutsConfiguration?
}
