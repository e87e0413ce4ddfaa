internal import SourceDiagnostics

extension CompilerOptions {
  /// The options with the class prefix of a run: that which the command line names, else that of the configuration, else
  /// the one here.
  ///
  /// - Parameters:
  ///   - given: What the command line names; empty for none, nil where it says nothing.
  ///   - inputs: The inputs of the run.
  ///   - file: The configuration for all of them; nil for the nearest one from each.
  ///   - isUsed: Whether there is a configuration at all.
  ///   - diagnostics: Receives `invalid-configuration`.
  /// - Returns: The options; nil when errors have been reported.
  func withPrefix(
    _ given: String?, orConfiguredFor inputs: [String], file: String?, isUsed: Bool,
    diagnostics: inout DiagnosticEngine
  ) -> CompilerOptions? {
    guard
      let configuration = ConfigurationSearch.configuration(
        of: inputs, file: file, isUsed: isUsed, distinguishedBy: \.generation.classPrefix, saying: "the class prefix",
        diagnostics: &diagnostics)
    else { return nil }
    var options = self
    options.classPrefix = given ?? configuration.generation.classPrefix ?? classPrefix
    return options
  }
}
