/// The keys of `intentc.json`, and what the schema says of them.
enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case classPrefix
  case check
  case strict
  case languages
  case exclude
  case migrated
  case baseline
  case rules
  case overrides
  case paths
  case elements

  /// The keys of the file.
  static let rootKeys: [ConfigurationKey] = [.schema, .classPrefix, .check]

  /// The keys of `check`.
  static let checkKeys: [ConfigurationKey] = [
    .strict, .languages, .exclude, .migrated, .baseline, .rules, .overrides,
  ]

  /// The keys of an element of `overrides`.
  static let overrideKeys: [ConfigurationKey] = [.paths, .elements, .rules]

  /// What the key is for.
  var documentation: String {
    switch self {
    case .schema: "The schema of this file, for editors; it is not read."
    case .classPrefix: "The class prefix of the project, as ABC in ABCOrderIntent."
    case .check: "Settings of 'intentc check'."
    case .strict: "Whether warnings count as errors."
    case .languages: "Languages that translations are demanded for, beside those that have a table."
    case .exclude: "Patterns of paths that are not looked at."
    case .migrated:
      "Swift files with App Intents, and folders that are searched for them, that take the place of intents."
    case .baseline: "The list of known findings, which are not reported."
    case .rules: "The severity of each rule; a rule that is not named keeps its own."
    case .overrides: "Severities for some paths or elements only; later ones win."
    case .paths:
      "Patterns of paths from the folder of this file: '*' within a name, '**' for any folders; a pattern without '/' "
        + "fits a name at any depth, and what fits a folder fits everything in it."
    case .elements:
      "Names of elements, for example 'OrderSoup' or 'OrderSoup.soup'; what is inside an element is meant too."
    }
  }
}
