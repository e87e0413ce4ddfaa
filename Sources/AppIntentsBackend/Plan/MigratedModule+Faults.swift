import IntentSemantics
import SourceDiagnostics

extension MigratedModule {
  /// Reports what a definition says and no App Intent can keep.
  ///
  /// - Returns: Whether there was nothing to report.
  func reportFaults(to diagnostics: inout DiagnosticEngine) -> Bool {
    var isSound = true
    func report(_ id: DiagnosticID, _ message: String, of parameter: Parameter, in intent: MigratedIntent, hint: String)
    {
      isSound = false
      diagnostics.report(
        Diagnostic(
          id, message, at: SourceLocation(file: programs[intent.program].source, range: parameter.range), hint: hint))
    }
    for intent in intents {
      for parameter in intent.intent.parameters {
        if parameter.name == "perform" {
          report(
            .reservedMemberName, "parameter 'perform' of '\(intent.name)' has the name of the method of an App Intent",
            of: parameter, in: intent,
            hint:
              "stored actions find the parameter by its name, so give a new parameter another name and tell your users"
          )
        }
        if parameter.name == "requestConfirmation", intent.intent.requiresConfirmation {
          report(
            .reservedMemberName,
            "parameter 'requestConfirmation' of '\(intent.name)' has the name of the method that confirms it",
            of: parameter, in: intent,
            hint: "leave the confirmation out, or give a new parameter another name and tell your users")
        } else if IntentStructure(intent, in: self).usesOtherwise(parameter.name) {
          report(
            .reservedMemberName,
            "parameter '\(parameter.name)' of '\(intent.name)' has the name of something else that the App Intent needs",
            of: parameter, in: intent,
            hint:
              "stored actions find the parameter by its name, so give a new parameter another name and tell your users"
          )
        }
        if case .enumeration(let name?) = parameter.options, case .enumeration(let reference) = parameter.type,
          let enumeration = enumeration(reference, in: intent.program), !enumeration.hasValue(name)
        {
          report(
            .invalidDefault, "'\(name)' is not a value of '\(reference.name)'", of: parameter, in: intent,
            hint: "choose another default in the definition")
        }
        if options.form == .modern, parameter.isAskedFor, case .number(let numbers) = parameter.options,
          let fault = numbers.boundFault
        {
          report(
            .invalidDefault, "\(fault) of '\(intent.name).\(parameter.name)'", of: parameter, in: intent,
            hint: "App Intents take only a default within the bounds; change the definition")
        }
      }
    }
    return reportHiddenTypes(to: &diagnostics) && isSound
  }

  /// Reports legacy classes that would be taken for types that the code uses, and those that members of it would be taken
  /// for.
  private func reportHiddenTypes(to diagnostics: inout DiagnosticEngine) -> Bool {
    let declaredNames = programs.flatMap { program in program.declaredNames.map { (program.source, $0) } }
    let suspects = declaredNames.filter { HiddenTypeName.all.contains($1.name) }
    // Code that asks handlers names the legacy classes on purpose.
    let used = suspects.isEmpty ? [] : AppIntentsBackend(withoutHandlers).usedTypeNames
    let hiding = suspects.filter { _, declared in
      used.contains(declared.name) || asksHandlers && HiddenTypeName.bridge.contains(declared.name)
    }
    for (source, declared) in hiding {
      diagnostics.report(
        Diagnostic(
          .shadowedTypeName, "\(declared.kind) '\(declared.name)' hides a type that the App Intents need",
          at: SourceLocation(file: source, range: declared.range),
          hint: "give it a class name of its own, or a class prefix"))
    }
    let hidden = hiddenClasses(among: declaredNames)
    for (source, declared) in hidden {
      diagnostics.report(
        Diagnostic(
          .shadowedTypeName,
          "\(declared.kind) '\(declared.name)' has the name of a member of the App Intents that ask its handler",
          at: SourceLocation(file: source, range: declared.range),
          hint: "give it a class name of its own, or a class prefix"))
    }
    return hiding.isEmpty && hidden.isEmpty
  }

  /// The legacy classes for which members of the code would be taken: only names that begin like members are looked at.
  private func hiddenClasses(among declaredNames: [(SourceFile, DeclaredName)]) -> [(SourceFile, DeclaredName)] {
    guard asksHandlers else { return [] }
    let suspects = declaredNames.filter { $1.name.first?.isLowercase == true }
    guard !suspects.isEmpty else { return [] }
    let bridged = intents.filter(\.isBridged).map { IntentStructure($0, in: self) }
    let everywhere = BridgeNames.locals.union(EntityDeclaration.givenNames)
    return suspects.filter { _, declared in
      everywhere.contains(declared.name)
        || bridged.contains { $0.memberNames.contains(declared.name) && $0.isCalled(declared.name) }
    }
  }
}

extension NumberOptions {
  /// What contradicts itself in the bounds and the default, for a message; nil for nothing.
  fileprivate var boundFault: String? {
    let lower = lowerBound
    if let lower, let maximum, lower.value > maximum.value { return "minimum \(lower) is above the maximum \(maximum)" }
    guard let defaultValue else { return nil }
    if let lower, defaultValue.value < lower.value { return "default \(defaultValue) is below the minimum \(lower)" }
    if let maximum, defaultValue.value > maximum.value {
      return "default \(defaultValue) is above the maximum \(maximum)"
    }
    return nil
  }
}

extension MigratedEnumeration {
  /// Whether the enumeration has a value of a name, the one for no choice included.
  fileprivate func hasValue(_ name: String) -> Bool {
    let name = name.withLowercasedFirstLetter
    // A default `unknown` is none, declared or not.
    return name == "unknown" || enumeration.values.contains { $0.name.withLowercasedFirstLetter == name }
  }
}
