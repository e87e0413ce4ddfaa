/// The protocols of the AppIntents framework by what conforms to them.
package enum AppIntentsProtocol {
  /// That of an intent that takes the place of a legacy one.
  package static let migration = "CustomIntentMigratedAppIntent"

  /// Those of intents that hold the settings of a widget or control.
  package static let configurations: Set<String> = ["ControlConfigurationIntent", "WidgetConfigurationIntent"]

  /// Those of intents: each of them is an `AppIntent`.
  static let intents: Set<String> = configurations.union([
    migration, "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent", "CameraCaptureIntent",
    "DeleteIntent", "DeprecatedAppIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
    "LiveActivityStartingIntent", "OpenIntent", "OpensIntent", "PauseWorkoutIntent", "PredictableIntent",
    "ProgressReportingIntent",
    "PushToTalkTransmissionIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent", "SetValueIntent",
    "ShowInAppSearchResultsIntent", "SnippetIntent", "StartDiveIntent", "StartWorkoutIntent", "SystemIntent",
    "TargetContentProvidingIntent", "UndoableIntent", "URLRepresentableIntent",
  ])

  /// Those of enumerations.
  static let enumerations: Set<String> = ["AppEnum", "URLRepresentableEnum"]

  /// Those of entities.
  static let entities: Set<String> = [
    "AppEntity", "FileEntity", "IndexedEntity", "TransientAppEntity", "UniqueAppEntity", "URLRepresentableEntity",
  ]

  /// That of entities that nobody can choose.
  package static let transientEntity = "TransientAppEntity"

  /// Those of what lists entities and other options.
  static let queries: Set<String> = [
    "DynamicOptionsProvider", "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
    "IndexedEntityQuery", "IntentValueQuery", "UniqueAppEntityProvider", "UniqueAppEntityQuery", "UniqueIDEntityQuery",
  ]

  /// That of what lists shortcuts.
  static let shortcutsProviders: Set<String> = ["AppShortcutsProvider"]

  static let all = intents.union(enumerations).union(entities).union(queries).union(shortcutsProviders)
}
