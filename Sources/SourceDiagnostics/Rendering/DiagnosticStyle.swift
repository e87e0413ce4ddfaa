/// The forms in which a run's findings can be written; which one fits a terminal is for the caller to decide.
package enum DiagnosticStyle: String, Sendable, Hashable, CaseIterable {
  /// One line per statement: `path:line:column: error: …`.
  case line
  /// For people: the source line with the place marked.
  case excerpt
  /// A JSON document of our own shape.
  case json
  /// A SARIF 2.1.0 log.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// The XML of Checkstyle.
  case checkstyle
  /// The XML of JUnit.
  case junit
  /// The form that Xcode's intent build rule parses.
  case intentBuilder = "intent-builder"

  /// The findings as text.
  ///
  /// - Parameters:
  ///   - diagnostics: What to report, in this order.
  ///   - toolVersion: The compiler's version, for example `1.2.0`; only SARIF names it.
  ///   - rules: What is known about the kinds of findings that were looked for; only SARIF says it.
  ///   - colored: Whether to write ANSI colours; only excerpts have them.
  /// - Returns: The report. Its last line ends with a line feed; without findings only JSON and XML have a text.
  package func render(
    _ diagnostics: [Diagnostic], toolVersion: String, rules: [RuleMetadata] = [], colored: Bool = false
  ) -> String {
    switch self {
    case .line: LineRenderer().render(diagnostics)
    case .excerpt: ExcerptRenderer(colored: colored).render(diagnostics)
    case .json: JSONRenderer().render(diagnostics)
    case .sarif: SARIFRenderer(toolVersion: toolVersion, rules: rules).render(diagnostics)
    case .github: GitHubRenderer().render(diagnostics)
    case .checkstyle: CheckstyleRenderer().render(diagnostics)
    case .junit: JUnitRenderer().render(diagnostics)
    case .intentBuilder: IntentBuilderRenderer().render(diagnostics)
    }
  }
}
