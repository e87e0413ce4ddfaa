internal import IntentSemantics
internal import ObjectiveCBackend
internal import SourceDiagnostics

extension CompilerOptions {
  /// The layout that files have in the end.
  var effectiveLayout: OutputLayout { flavor == .appIntents ? .single : layout }

  /// Reports options that no definition can be compiled with.
  ///
  /// - Parameters:
  ///   - places: Where a configuration says what is in force, by the keys of that.
  ///   - diagnostics: Receives the findings.
  func check(places: [ConfigurationKey: SourceLocation] = [:], diagnostics: inout DiagnosticEngine) {
    if !classPrefix.isEmpty, !classPrefix.isIdentifier {
      diagnostics.report(
        Diagnostic(
          .invalidIdentifier, "class prefix '\(classPrefix)' is not a valid identifier", at: nil,
          hint: "use letters, digits and '_', and start with a letter"))
    }
    checkLanguage(places: places, diagnostics: &diagnostics)
  }

  /// Reports options that the language of the output does not have.
  private func checkLanguage(
    places: [ConfigurationKey: SourceLocation], diagnostics: inout DiagnosticEngine
  ) {
    var limits: [(key: ConfigurationKey, words: String)] = []
    switch language {
    case .swift:
      if umbrellaHeader != nil { limits.append((.umbrellaHeader, "an umbrella header")) }
    case .objectiveC:
      switch flavor {
      case .apple: break
      case .portable: limits.append((.flavor, "the portable flavor"))
      case .appIntents: limits.append((.flavor, "what App Intents need"))
      }
      if layout == .single { limits.append((.layout, "the layout in a single file")) }
      if isNonisolated { limits.append((.nonisolated, "nonisolated types")) }
      if usesSendableCompletions { limits.append((.sendable, "@Sendable completion handlers")) }
    }
    for (key, words) in limits {
      // A build that has to know its outputs asks for this layout, and nobody has said so in the configuration.
      let isForBuild = key == .layout && places[.layout] == nil && places[.language] != nil
      diagnostics.report(
        Diagnostic(
          .invalidConfiguration, "\(words) cannot be had in \(language == .swift ? "Swift" : "Objective-C")",
          at: places[key] ?? places[.language],
          hint: isForBuild
            ? "plugins and build rules make one Swift file of each definition: leave 'language' out, or run 'intentc generate' "
              + "without '--layout' for Objective-C"
            : "leave '\(key.name)' out, or choose the other language"))
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
