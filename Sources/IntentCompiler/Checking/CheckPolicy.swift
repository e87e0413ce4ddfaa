internal import IntentModel
internal import IntentRules
internal import SourceDiagnostics

/// What becomes of findings: their severities by configuration and command line.
struct CheckPolicy: Sendable {
  /// The configurations of the inputs.
  var configurations: [Configuration]

  /// The configuration of each file, by path, as an index.
  var configurationByPath: [String: Int] = [:]

  /// The severities that win over all others.
  var commandLine: RuleSettings

  /// Whether warnings count as errors, whatever a configuration says.
  var isStrict: Bool

  /// The path of a file from the folder of its configuration, by the path in findings.
  var relativePaths: [String: String] = [:]

  /// The configuration of a file; that of the first input for a finding without a file.
  func configuration(of path: String?) -> Configuration {
    configurations[path.flatMap { configurationByPath[$0] } ?? 0]
  }

  /// Whether a rule has to run: nobody has to look for what is off everywhere.
  func runs(_ rule: RuleDescription) -> Bool {
    let slug = rule.id.slug
    if let severity = commandLine.severities[slug] { return severity != .off }
    return configurations.contains { configuration in
      (configuration.settings.severities[slug] ?? rule.severity) != .off
        || configuration.overrides.contains { ($0.settings.severities[slug] ?? .off) != .off }
    }
  }

  /// The findings with their severities and the names of their elements; those that nobody wants are left out.
  func applied(to diagnostics: [Diagnostic], elements: ElementNames) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      let diagnostic = diagnostic.with(element: diagnostic.element ?? elements.name(at: diagnostic.location) ?? "")
      let path = diagnostic.location?.file.path
      let configuration = configuration(of: path)
      let settings = configuration.settings(
        forPath: path.flatMap { relativePaths[$0] }, element: diagnostic.element)
      guard let finding = settings.overridden(by: commandLine).applied(to: diagnostic) else { return nil }
      let counts = isStrict || configuration.isStrict
      return counts && finding.severity == .warning ? finding.with(severity: .error) : finding
    }
  }
}
