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
  /// The form that Xcode's intent build rule parses.
  case intentBuilder = "intent-builder"

  /// The findings as text.
  ///
  /// - Parameters:
  ///   - diagnostics: What to report, in this order.
  ///   - toolVersion: The compiler's version, for example `1.2.0`; only SARIF names it.
  ///   - colored: Whether to write ANSI colours; only excerpts have them.
  /// - Returns: The report; its last line ends with a line feed, and only the two documents have text without findings.
  package func render(_ diagnostics: [Diagnostic], toolVersion: String, colored: Bool = false) -> String {
    switch self {
    case .line: LineRenderer().render(diagnostics)
    case .excerpt: ExcerptRenderer(colored: colored).render(diagnostics)
    case .json: JSONRenderer().render(diagnostics)
    case .sarif: SARIFRenderer(toolVersion: toolVersion).render(diagnostics)
    case .github: GitHubRenderer().render(diagnostics)
    case .intentBuilder: IntentBuilderRenderer().render(diagnostics)
    }
  }
}
