internal import AppIntentsBackend
internal import SourceDiagnostics

/// What an `intentc.json` says.
struct Configuration: Sendable, Equatable {
  /// The name by which the file is found.
  static let fileName = "intentc.json"

  /// The path of the file; nil for a configuration that is none.
  var path: String?

  /// The folder that paths and patterns in the file refer to, from the root of the file system.
  var folder = "/"

  /// What is said about generated code, the class prefix included.
  var generation = GenerateSettings()

  /// Where it says that generated code is in Objective-C; nil where it does not.
  var objectiveCLocation: SourceLocation?

  /// With App Intents, the types that the module declares itself.
  var ownTypes: [ConfiguredText] = []

  /// What is said about migrations.
  var migration = MigrationConfiguration()

  /// Whether warnings count as errors.
  var isStrict = false

  /// The languages that translations are demanded for, beside those that have a table.
  var languages: [String] = []

  /// Paths that are not looked at.
  var excluded: [PathPattern] = []

  /// Files and folders with App Intents, each from the root of the file system, or from the current folder for what is
  /// below it.
  var migratedSources: [String] = []

  /// The list of known findings.
  var baseline: ConfiguredBaseline?

  /// The severities of rules.
  var settings = RuleSettings()

  /// Severities for some paths or elements; later ones win.
  var overrides: [ConfigurationOverride] = []

  /// What generated code depends on.
  var generatedCode: GeneratedCode {
    GeneratedCode(
      settings: generation, ownTypes: ownTypes,
      migration: generation.flavor == .appIntents ? migration : MigrationConfiguration())
  }

  /// What generated code depends on; App Intents on more than classes do.
  struct GeneratedCode: Equatable {
    let settings: GenerateSettings
    let ownTypes: [ConfiguredText]
    let migration: MigrationConfiguration
  }

  /// The settings for a place.
  ///
  /// - Parameters:
  ///   - path: The file's path from the folder of the configuration.
  ///   - element: The element's name, for example `OrderSoup.soup`; nil where there is none.
  /// - Returns: The settings of the file with those of all fitting overrides on top.
  func settings(forPath path: String?, element: String?) -> RuleSettings {
    overrides.filter { $0.applies(toPath: path, element: element) }
      .reduce(settings) { $0.overridden(by: $1.settings) }
  }
}
