internal import AppIntentsBackend
internal import SourceDiagnostics

/// What a run goes by: the command line, and what configurations say where it says nothing.
struct MigrationSettings {
  /// The class prefix, empty for none; nil for the one that a definition records.
  let classPrefix: String?

  /// Swift files and folders in which old intents are looked for.
  let legacySources: [String]

  /// How the code is written.
  let options: MigrationOptions

  /// What is said about App Shortcuts.
  let shortcuts: ShortcutsConfiguration

  /// The settings of a run; nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - request: What the command line says.
  ///   - classPrefix: The class prefix that it names; empty for none.
  ///   - isPrefixGiven: Whether it says anything about the prefix.
  ///   - diagnostics: Receives `invalid-configuration`.
  init?(
    of request: MigrateRequest, classPrefix: String, isPrefixGiven: Bool, diagnostics: inout DiagnosticEngine
  ) {
    guard
      let configuration = ConfigurationSearch.configuration(
        of: request.inputs, file: request.configurationFile, isUsed: request.usesConfiguration,
        distinguishedBy: \.migration, saying: "migrations", diagnostics: &diagnostics)
    else { return nil }
    self.classPrefix = isPrefixGiven ? classPrefix : configuration.generation.classPrefix
    legacySources = request.legacySources.isEmpty ? configuration.migration.legacySources : request.legacySources
    var options = request.options.backendOptions(completedBy: configuration.migration)
    if configuration.generation.language == .objectiveC {
      options.objectiveCLocation = configuration.generationPlaces[.language]
    }
    if let access = configuration.generation.access { options.legacyAccess = access.swiftAccess }
    if configuration.generation.isNonisolated == true { options.isNonisolated = true }
    self.options = options
    var shortcuts = configuration.migration.shortcuts ?? ShortcutsConfiguration()
    if let path = request.shortcutsFile, let given = Self.shortcuts(at: path, diagnostics: &diagnostics) {
      shortcuts = given
    }
    if let symbol = request.symbol { shortcuts.symbol = symbol }
    for (intent, symbol) in request.symbols {
      shortcuts.symbols[Configured(intent, option: "--symbol \(intent)=\(symbol)")] = symbol
    }
    self.shortcuts = shortcuts
    guard !diagnostics.hasErrors else { return nil }
  }

  private static func shortcuts(
    at path: String, diagnostics: inout DiagnosticEngine
  ) -> ShortcutsConfiguration? {
    do {
      let source = SourceFile(path: path, bytes: try FileSystem().read(path))
      return ConfigurationReader.readShortcuts(source, diagnostics: &diagnostics)
    } catch {
      diagnostics.report(
        Diagnostic(.invalidConfiguration, "cannot read '\(path)': \(error.reason)", at: nil))
      return nil
    }
  }
}
