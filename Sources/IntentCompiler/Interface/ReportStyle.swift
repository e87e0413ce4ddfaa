package import SourceDiagnostics

/// The form in which findings are written.
public enum ReportStyle: String, Sendable, CaseIterable {
  /// For people: the source line with the place marked.
  case excerpt
  /// One line per problem: `path:line:column: error: …`.
  case line
  /// A JSON document.
  case json
  /// A SARIF 2.1.0 log.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// The XML of Checkstyle, which review services read.
  case checkstyle
  /// The XML of JUnit, which CI systems show as test results.
  case junit
  /// The form of the original tool, which Xcode's build rule parses.
  case intentBuilder = "intentbuilderc"

  /// The renderer's name of the style.
  package var diagnosticStyle: DiagnosticStyle {
    switch self {
    case .excerpt: .excerpt
    case .line: .line
    case .json: .json
    case .sarif: .sarif
    case .github: .github
    case .checkstyle: .checkstyle
    case .junit: .junit
    case .intentBuilder: .intentBuilder
    }
  }
}
