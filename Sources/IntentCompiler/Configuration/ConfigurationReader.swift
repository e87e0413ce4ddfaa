internal import AppIntentsBackend
internal import IntentRules
internal import JSONReader
internal import SourceDiagnostics

/// Reads `intentc.json`: every key and value is checked, so that a misspelt rule is not silently ignored.
struct ConfigurationReader {
  let source: SourceFile
  var diagnostics = DiagnosticEngine()

  /// The configuration of a file, or nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - folder: Its folder, from the root of the file system.
  ///   - diagnostics: Receives `invalid-configuration`.
  /// - Returns: The configuration.
  static func read(_ source: SourceFile, in folder: String, diagnostics: inout DiagnosticEngine) -> Configuration? {
    let reader = JSONReader(dialect: .json5, problemID: .invalidConfiguration)
    guard let root = reader.read(source, diagnostics: &diagnostics) else { return nil }
    var decoder = ConfigurationReader(source: source)
    var configuration = Configuration(path: source.path, folder: folder)
    decoder.decodeRoot(root, into: &configuration)
    diagnostics.report(contentsOf: decoder.diagnostics)
    return decoder.diagnostics.hasErrors ? nil : configuration
  }

  /// A reader of a file.
  init(source: SourceFile) {
    self.source = source
  }

  // MARK: Levels

  private mutating func decodeRoot(_ node: JSONNode, into configuration: inout Configuration) {
    for (key, value) in members(of: node, "the configuration", known: ConfigurationKey.rootKeys) {
      switch key {
      case .schema: _ = string(value, key)
      case .classPrefix:
        guard let prefix = string(value, key) else { continue }
        if !prefix.value.isEmpty, !Compiler.isIdentifier(prefix.value) {
          error("class prefix '\(prefix.value)' is not a valid identifier", at: prefix.range)
        }
        configuration.generation.classPrefix = prefix.value
      case .check: decodeCheck(value, into: &configuration)
      case .generate: decodeGenerate(value, into: &configuration)
      case .migrate: configuration.migration = migration(value, in: configuration.folder)
      default: break
      }
    }
  }

  private mutating func decodeGenerate(_ node: JSONNode, into configuration: inout Configuration) {
    for (key, value) in members(of: node, "'generate'", known: ConfigurationKey.generateKeys) {
      switch key {
      case .language:
        configuration.generation.language = choice(value, key)?.value
        if configuration.generation.language == .objectiveC {
          configuration.objectiveCLocation = SourceLocation(file: source, range: value.range)
        }
      case .umbrellaHeader:
        guard let name = string(value, key) else { continue }
        if let problem = CompilerOptions.problem(ofUmbrellaHeader: name.value.headerStem) {
          error(problem.message, at: name.range, hint: problem.hint)
        }
        configuration.generation.umbrellaHeader = name.value
      case .flavor: configuration.generation.flavor = choice(value, key)?.value
      case .access: configuration.generation.access = choice(value, key)?.value
      case .layout: configuration.generation.layout = choice(value, key)?.value
      case .nonisolated: configuration.generation.isNonisolated = boolean(value, key)
      case .sendable: configuration.generation.usesSendableCompletions = boolean(value, key)
      case .own: configuration.ownTypes = strings(value, key).map { configured($0) }
      default: break
      }
    }
  }

  private mutating func decodeCheck(_ node: JSONNode, into configuration: inout Configuration) {
    for (key, value) in members(of: node, "'check'", known: ConfigurationKey.checkKeys) {
      switch key {
      case .strict: configuration.isStrict = boolean(value, key) ?? false
      case .languages:
        for language in strings(value, key) {
          if !Compiler.isLanguageName(language.value) {
            error("'\(language.value)' is no language", at: language.range, hint: "write for example 'de' or 'pt-BR'")
          }
          configuration.languages.append(language.value)
        }
      case .exclude: configuration.excluded = strings(value, key).map { PathPattern($0.value) }
      case .migrated:
        configuration.migratedSources = paths(value, key, in: configuration.folder)
      case .baseline:
        guard let name = string(value, key) else { continue }
        configuration.baseline = ConfiguredBaseline(
          named: name.value, in: configuration.folder, at: SourceLocation(file: source, range: name.range))
      case .rules: configuration.settings = settings(value)
      case .overrides:
        for element in elements(value, key) {
          if let override = override(element) { configuration.overrides.append(override) }
        }
      default: break
      }
    }
  }

  private mutating func override(_ node: JSONNode) -> ConfigurationOverride? {
    var override = ConfigurationOverride()
    var keys: Set<ConfigurationKey> = []
    for (key, value) in members(of: node, "an override", known: ConfigurationKey.overrideKeys) {
      keys.insert(key)
      switch key {
      case .paths: override.paths = strings(value, key).map { PathPattern($0.value) }
      case .elements: override.elements = strings(value, key).map(\.value)
      case .rules: override.settings = settings(value)
      default: break
      }
    }
    guard node.kind == .object else { return nil }
    if !keys.contains(.rules) {
      error("an override needs 'rules'", at: node.range)
    }
    if !keys.contains(.paths), !keys.contains(.elements) {
      error(
        "an override needs 'paths' or 'elements'", at: node.range, hint: "what holds everywhere belongs into 'rules'")
    }
    return override
  }

  private mutating func settings(_ node: JSONNode) -> RuleSettings {
    guard expect(.object, node, "'rules'") else { return RuleSettings() }
    var settings = RuleSettings()
    for member in node.members {
      let slug = member.key.value
      guard RuleRegistry.rule(slug) != nil else {
        error(
          "there is no rule '\(slug)'", at: member.key.range,
          hint: Spelling.hint(for: slug, among: RuleRegistry.slugs) ?? "'intentc explain' lists the rules")
        continue
      }
      guard let word = string(member.value, "the severity of '\(slug)'") else { continue }
      guard let severity = RuleSeverity(rawValue: word.value) else {
        error(
          "'\(word.value)' is no severity", at: word.range,
          hint: "use \(RuleSeverity.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))")
        continue
      }
      settings.severities[slug] = severity
    }
    return settings
  }
}
