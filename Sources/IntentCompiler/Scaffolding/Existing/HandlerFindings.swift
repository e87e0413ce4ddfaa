internal import HandlerSources
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Reports how handlers that are there stand to what definitions ask for.
struct HandlerFindings {
  /// What handlers are expected to have.
  let demand: HandlerDemand

  /// How grave it is that something is missing or superfluous.
  let severity: Severity

  /// Reports what is not as the definition of an intent has it; whether it is left to the user.
  ///
  /// - Parameters:
  ///   - entry: The intent and what there is for it.
  ///   - isMended: Whether missing methods are being added, so that nothing is said of them.
  ///   - diagnostics: Receives the findings.
  func report(_ entry: HandlerSurvey.Entry, isMended: Bool, to diagnostics: inout DiagnosticEngine) {
    switch entry.state {
    case .new:
      break
    case .handled(let handlers):
      for handler in handlers {
        report(handler, of: entry.wanted, isMended: isMended, to: &diagnostics)
      }
    case .stray(let declaration):
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: .warning,
          "nothing is known of '\(declaration.name.value)', which handles '\(entry.wanted.className)'",
          at: declaration.location, hint: "name the folder that declares it with '--sources'"))
    case .nameTaken(let declaration):
      diagnostics.report(
        Diagnostic(
          .missingHandler,
          "'\(declaration.name.value)' does not handle '\(entry.wanted.className)', but a new handler would have its name",
          at: declaration.location,
          hint:
            "let it conform to '\(entry.wanted.className)Handling', or call handlers otherwise with '--handler-name'",
          notes: entry.wanted.location.map { [DiagnosticNote("the intent is defined here", at: $0)] } ?? []))
    }
  }

  private func report(
    _ handler: IntentHandler, of wanted: WantedHandler, isMended: Bool, to diagnostics: inout DiagnosticEngine
  ) {
    let missing = demand.lacking(handler, for: wanted)
    if handler.standing == .known {
      for method in missing where !isMended {
        let advice = ([method.hint].compactMap(\.self) + ["'--update' adds it"]).joined(separator: "; ")
        diagnostics.report(
          Diagnostic(
            .missingHandler, severity: severity, handler.message(about: method), at: handler.conformance,
            hint: advice, notes: wanted.notes(about: method.requirement)))
      }
    } else if !missing.isEmpty {
      reportDoubt(about: handler, missing, to: &diagnostics)
    }
    for member in handler.superfluous {
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: severity, handler.message(about: member), at: member.location,
          hint: handler.hint(about: member) ?? "remove it if what it was for is gone",
          notes: wanted.location.map { [DiagnosticNote("the intent is defined here", at: $0)] } ?? []))
    }
  }

  /// Methods that are not seen may be there all the same.
  private func reportDoubt(
    about handler: IntentHandler, _ missing: [IntentHandler.MissingMethod], to diagnostics: inout DiagnosticEngine
  ) {
    guard let first = missing.first else { return }
    let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
    let name = handler.type.declaration.name.value
    let reason: String
    let hint: String
    var notes: [DiagnosticNote] = []
    switch handler.standing {
    case .known, .inherited:
      return
    case .ambiguous:
      reason = "there are several types of the name"
      hint = "let the declaration of the type name the protocol"
    case .obscured(let gap):
      reason = "it is not known what '\(gap.name)' brings along"
      hint =
        gap.name.hasPrefix("@")
        ? "see whether the compiler misses them" : "name the folder that declares it with '--sources'"
      notes = [DiagnosticNote("it is named here", at: gap.location)]
    }
    diagnostics.report(
      Diagnostic(
        .missingHandler, severity: .warning,
        "'\(name)' may lack '\(first.requirement.fullName)'\(more): \(reason)", at: handler.conformance,
        hint: hint, notes: notes))
  }
}
