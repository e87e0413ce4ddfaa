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
    checkLanguage(diagnostics: &diagnostics)
  }

  /// Reports options that the language of the output does not have.
  private func checkLanguage(diagnostics: inout DiagnosticEngine) {
    var words: [String] = []
    switch language {
    case .swift:
      if umbrellaHeader != nil { words.append("an umbrella header") }
    case .objectiveC:
      switch flavor {
      case .apple: break
      case .portable: words.append("the portable flavor")
      case .appIntents: words.append("what App Intents need")
      }
      if layout == .single { words.append("the layout in a single file") }
      if isNonisolated { words.append("nonisolated types") }
      if usesSendableCompletions { words.append("@Sendable completion handlers") }
    }
    for word in words {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "\(word) cannot be had in \(language == .swift ? "Swift" : "Objective-C")", at: nil,
          hint: "leave the option out, or choose the other language"))
    }
    if let umbrellaHeader, !umbrellaHeader.isFileStem {
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "'\(umbrellaHeader)' cannot be the name of a header", at: nil,
          hint: "use letters, digits, '_', '-', '+' and '.'"))
    }
  }
}

extension String {
  /// Whether it can stand in a directive, and be the name of a file without its suffix.
  fileprivate var isFileStem: Bool {
    wholeMatch(of: #/[A-Za-z0-9_][A-Za-z0-9_+.-]*/#) != nil
  }
}
