internal import IntentSemantics
internal import ObjectiveCBackend
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
    if let problem = umbrellaHeader.flatMap(Self.problem(ofUmbrellaHeader:)) {
      diagnostics.report(Diagnostic(.invalidConfiguration, problem.message, at: nil, hint: problem.hint))
    }
  }

  /// Why a header that includes all others cannot have a name, which is without its suffix, and what helps; nil where it
  /// can.
  static func problem(ofUmbrellaHeader name: String) -> (message: String, hint: String)? {
    if !name.isFileStem {
      return ("'\(name)' cannot be the name of a header", "use letters, digits, '_', '-', '+' and '.'")
    }
    if ObjectiveCNames.isHeaderOfSystem(name) {
      return (
        "'\(name).h' would be included in the place of a header of the system", "use another name, as 'AllIntents'"
      )
    }
    return nil
  }
}

extension String {
  /// The name of a header without its suffix, if it has that.
  var headerStem: String { hasSuffix(".h") ? String(dropLast(2)) : self }

  /// Whether it can stand in a directive, and be the name of a file without its suffix.
  fileprivate var isFileStem: Bool {
    wholeMatch(of: #/[A-Za-z0-9_][A-Za-z0-9_+.-]*/#) != nil
  }
}
