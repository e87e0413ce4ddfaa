internal import IntentSemantics
internal import SourceDiagnostics

extension CompilerOptions {
  /// The layout that files have in the end.
  var effectiveLayout: OutputLayout { flavor == .appIntents ? .single : layout }

  /// Reports options that no definition can be compiled with.
  func check(diagnostics: inout DiagnosticEngine) {
    if !classPrefix.isEmpty, !classPrefix.isIdentifier {
      diagnostics.report(
        Diagnostic(
          .invalidIdentifier, "class prefix '\(classPrefix)' is not a valid identifier", at: nil,
          hint: "use letters, digits and '_', and start with a letter"))
    }
  }
}
