/// A run of the rules over definitions and what surrounds them.
public struct CheckRequest: Sendable, Equatable {
  /// What to do with fix-its.
  public enum Fixing: Sendable {
    /// Nothing.
    case none
    /// Apply them to the files.
    case apply
    /// Show what would change as a unified diff.
    case preview
  }

  /// How a table of translations is shown.
  public enum Coverage: Sendable {
    /// Not at all.
    case none
    /// For people.
    case table
    /// For programs.
    case json
  }

  /// How grave the findings of a rule are; the raw values are those of `intentc.json`.
  public enum RuleLevel: String, Sendable, CaseIterable {
    /// The check fails.
    case error
    /// The check fails where it is strict.
    case warning
    /// For information only.
    case note
    /// The rule does not run.
    case off
  }

  /// A rule and how grave its findings are.
  public struct RuleSetting: Sendable, Equatable {
    /// The slug of the rule.
    public var slug: String

    /// How grave its findings are.
    public var level: RuleLevel

    /// A setting of the given parts.
    public init(slug: String, level: RuleLevel) {
      self.slug = slug
      self.level = level
    }
  }

  /// Definitions, folders and Xcode projects; may be empty where there are App Intents.
  public var inputs: [String]

  /// Swift files with App Intents, or folders that are searched for them, beside those of the configurations.
  public var migratedSources: [String]

  /// The configuration file; nil to look for `intentc.json` from each input upwards.
  public var configurationFile: String?

  /// Whether a configuration file is read at all.
  public var usesConfiguration: Bool

  /// The class prefix in force; empty for none, nil for that of the configuration.
  public var classPrefix: String?

  /// Severities that win over those of the configuration file.
  public var ruleSettings: [RuleSetting]

  /// Whether warnings count as errors, whatever the configuration says.
  public var isStrict: Bool

  /// Languages that translations are demanded for, beside those that have a table.
  public var languages: [String]

  /// The list of known findings; nil for that of the configuration.
  public var baselineFile: String?

  /// Whether the list of known findings is written instead of applied.
  public var writesBaseline: Bool

  /// What to do with fix-its.
  public var fixing: Fixing

  /// Whether findings for information are wanted: their fix-its are applied, and a list of known findings has them.
  public var includesNotes: Bool

  /// How the table of translations is shown.
  public var coverage: Coverage

  /// A run over the given inputs.
  public init(
    inputs: [String], migratedSources: [String] = [], configurationFile: String? = nil, usesConfiguration: Bool = true,
    classPrefix: String? = nil, ruleSettings: [RuleSetting] = [], isStrict: Bool = false, languages: [String] = [],
    baselineFile: String? = nil, writesBaseline: Bool = false, fixing: Fixing = .none, includesNotes: Bool = false,
    coverage: Coverage = .none
  ) {
    self.inputs = inputs
    self.migratedSources = migratedSources
    self.configurationFile = configurationFile
    self.usesConfiguration = usesConfiguration
    self.classPrefix = classPrefix
    self.ruleSettings = ruleSettings
    self.isStrict = isStrict
    self.languages = languages
    self.baselineFile = baselineFile
    self.writesBaseline = writesBaseline
    self.fixing = fixing
    self.includesNotes = includesNotes
    self.coverage = coverage
  }
}
