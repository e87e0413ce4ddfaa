internal import AppIntentsBackend

/// What an `intentc.json` says about migrations to App Intents.
struct MigrationConfiguration: Sendable, Equatable {
  /// The oldest system that the code is for; nil where nothing is said, as everywhere here.
  var target: MigrationTarget?

  /// What actions do.
  var performing: Configured<IntentSurfaces.Performing>?

  /// The classes of the handlers, by the class of the intent.
  var handlers: [ConfiguredText: ConfiguredText] = [:]

  /// Swift files and folders in which old intents are looked for.
  var legacySources: [String] = []

  /// Whether the code is compiled only where App Intents are.
  var isConditional = false

  /// The name of the framework or package that the code is in.
  var packageName: String?

  /// Whether the app goes on with an action that says so.
  var continuesInApp = false

  /// What is asked for, declaration by declaration.
  var surfaces = MigrationSurfaces()

  /// What is said about App Shortcuts; nil for nothing.
  var shortcuts: ShortcutsConfiguration?
}
