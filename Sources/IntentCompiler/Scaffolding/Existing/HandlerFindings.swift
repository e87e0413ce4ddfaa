internal import HandlerBackend
internal import HandlerSources
internal import IntentSemantics
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Reports how handlers that are there stand to what definitions ask for.
struct HandlerFindings {
  /// How grave it is that something is missing or superfluous.
  let severity: Severity

  /// Whether what is missing is being added as far as possible, so that nothing is said of it.
  let isMending: Bool

  /// What was found.
  var diagnostics = DiagnosticEngine()

  init(severity: Severity, isMending: Bool) {
    self.severity = severity
    self.isMending = isMending
  }

  /// Reports what keeps a new handler from being written for an intent that none is known of.
  mutating func report(_ entry: HandlerSurvey.Entry) {
    switch entry.state {
    case .new, .handled, .handledInObjectiveC:
      break
    case .local(let declaration):
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: .warning,
          "'\(declaration.name.value)' handles '\(entry.wanted.className)' within a function, and is not looked at",
          at: declaration.location, hint: "move it out of the function to have it kept in step",
          notes: entry.wanted.notes))
    case .stray(let declaration):
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: .warning,
          "nothing is known of '\(declaration.name.value)', which handles '\(entry.wanted.className)'",
          at: declaration.location, hint: "name the folder that declares it with '--sources'"))
    case .bridged(let declaration):
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: .warning,
          "'\(declaration.name.value)' is a class in Objective-C that handles '\(entry.wanted.className)' by an "
            + "extension in Swift, and is not looked at",
          at: declaration.location,
          hint: "name the folder with its implementation with '--sources', or write a class in Swift",
          notes: entry.wanted.notes))
    case .nameTaken(let name, let location):
      diagnostics.report(
        Diagnostic(
          .missingHandler,
          "'\(name)' does not handle '\(entry.wanted.className)', but a new handler would have its name",
          at: location,
          hint:
            "let it conform to '\(entry.wanted.className)Handling', or call handlers otherwise with '--handler-name'",
          notes: entry.wanted.notes))
    }
  }

  /// Reports what is not as the definition of a handler has it.
  mutating func report(_ review: HandlerReview) {
    if review.isKnown {
      if !isMending { reportMissing(review) }
    } else if !review.lacking.isEmpty {
      reportDoubt(review)
    }
    if let obstacle = review.handler.obstacle {
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: severity, obstacle, at: review.handler.type.declaration.location,
          hint: IntentHandler.obstacleHint, notes: review.wanted.notes))
    }
    for mismatch in review.handler.mismatched {
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: severity, mismatch.message, at: mismatch.member.location, hint: mismatch.hint,
          notes: review.wanted.notes(about: mismatch.requirement.parameter)))
    }
    for method in review.conditional { report(method, of: review) }
    for use in review.handler.outdatedResponses {
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: severity, use.message, at: use.location, hint: use.hint,
          notes: review.wanted.notes))
    }
    for member in review.handler.superfluous {
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: severity, review.handler.message(about: member), at: member.location,
          hint: hint(about: member, of: review),
          notes: review.wanted.notes))
    }
    if let outcome = review.outcome { report(outcome, of: review) }
  }

  /// What becomes of a superfluous method: an update puts a new one beside it, and what it does is not lost.
  private func hint(about member: SwiftMember, of review: HandlerReview) -> String {
    if isMending, review.isMendable, let successor = review.handler.successor(of: member),
      review.lacking.contains(where: { $0.requirement == successor })
    {
      return "if '\(successor.name)' is added for it, move there what it does before you remove it"
    }
    return review.handler.hint(about: member) ?? HandlerFault.removalHint
  }

  /// Reports the intents that no definition has any more, whose handlers will not even compile.
  mutating func report(_ forsaken: ForsakenIntents) {
    let prefix = forsaken.otherPrefix
    if let prefix { report(prefix, in: forsaken) }
    for intent in forsaken.intents where prefix?.classNames.contains(intent.className) != true {
      guard let place = intent.handlers.first ?? intent.mentions.first else { continue }
      let verb = intent.handlers.isEmpty ? "names" : "handles"
      var advice = intent.isKnown ? [] : ["name the definition that has it, if there is another"]
      if let successor = forsaken.successor(of: intent) {
        advice.append("if it is '\(successor.className)' now, rename it here and everywhere")
      }
      advice.append("if it is gone, remove what is left of it")
      let others = intent.handlers.dropFirst() + intent.mentions.dropFirst(intent.handlers.isEmpty ? 1 : 0)
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: intent.isKnown ? severity : .warning,
          "'\(place.typeName)' \(verb) '\(intent.className)', which no definition has", at: place.location,
          hint: advice.joined(separator: "; "),
          notes: others.map { DiagnosticNote("'\($0.typeName)' names it here", at: $0.location) }))
    }
  }

  /// Reports once that the sources have the classes with another prefix.
  private mutating func report(_ prefix: ClassPrefixReading, in forsaken: ForsakenIntents) {
    let places = forsaken.intents.filter { prefix.classNames.contains($0.className) }.flatMap { $0.handlers.prefix(1) }
    guard let first = prefix.classNames.first, let place = places.first else { return }
    let more = prefix.classNames.count > 1 ? " and \(prefix.classNames.count - 1) more" : ""
    let name = prefix.prefix.isEmpty ? "no class prefix" : "the class prefix '\(prefix.prefix)'"
    let option = prefix.prefix.isEmpty ? "''" : prefix.prefix
    diagnostics.report(
      Diagnostic(
        .outdatedHandler, severity: severity,
        "'\(place.typeName)' handles '\(first)'\(more), with \(name), which is not in force", at: place.location,
        hint:
          "pass '--class-prefix \(option)', or say 'classPrefix: \"\(prefix.prefix)\"' in intentc.json, for all commands",
        notes: places.dropFirst().map { DiagnosticNote("'\($0.typeName)' has it too", at: $0.location) }))
  }

  /// Where the conditions hold in all builds of an app, nothing is wrong, unless the type conforms under others too.
  private mutating func report(_ conditional: IntentHandler.ConditionalMethod, of review: HandlerReview) {
    guard let member = conditional.members.first else { return }
    let conditions = (member.owner.conditions + member.method.conditions).map { "'\($0.text)'" }
    diagnostics.report(
      Diagnostic(
        .missingHandler, severity: conditional.isAbsentElsewhere ? severity : .warning,
        "'\(member.method.fullName)' is there under \(conditions.joined(separator: ", ")) only", at: member.location,
        hint: "write it for the other builds too, or let the type conform under the same condition",
        notes: review.wanted.notes(about: conditional.requirement.parameter)))
  }

  private mutating func reportMissing(_ review: HandlerReview) {
    for method in review.lacking {
      let addition =
        review.handler.hasAlternatives
        ? "write it for each condition under which the type conforms" : "'--update' adds it"
      let advice = ([method.hint].compactMap(\.self) + [addition]).joined(separator: "; ")
      diagnostics.report(
        Diagnostic(
          .missingHandler, severity: severity, review.handler.message(about: method), at: review.handler.conformance,
          hint: advice, notes: review.wanted.notes(about: method.requirement.parameter)))
    }
  }

  /// Methods that are not seen may be there all the same.
  private mutating func reportDoubt(_ review: HandlerReview) {
    guard let first = review.lacking.first else { return }
    let more = review.lacking.count > 1 ? " and \(review.lacking.count - 1) more" : ""
    let name = review.handler.type.declaration.name.value
    let reason: String
    let hint: String
    var notes: [DiagnosticNote] = []
    switch review.handler.standing {
    case .known, .inherited, .impossible:
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
        "'\(name)' may lack '\(first.requirement.fullName)'\(more): \(reason)", at: review.handler.conformance,
        hint: hint, notes: notes))
  }

  // MARK: Outcomes

  private mutating func report(_ outcome: OutcomeComparison, of review: HandlerReview) {
    let enumeration = outcome.outcome.enumeration
    let name = enumeration.name.value
    if !(isMending && review.isMendable) {
      for added in outcome.gained {
        diagnostics.report(
          Diagnostic(
            .outdatedHandler, severity: severity, "'\(name)' has no case for the response code '\(added.name)'",
            at: enumeration.location,
            hint: outcome.isMendable
              ? "'--update' adds it"
              : "add '\(added.code)' to it and to the 'switch' in 'handle', or give '.\(outcome.otherName)(.\(added.name))'",
            notes: review.wanted.notes))
      }
    }
    for (own, code) in outcome.changed {
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: severity, "'\(name)' has '\(own.code)', but the response has '\(code.code)'",
          at: SourceLocation(file: enumeration.source, range: own.name.range),
          hint: "change the case, the 'switch' in 'handle', and what gives it", notes: review.wanted.notes))
    }
    for old in outcome.lost {
      diagnostics.report(
        Diagnostic(
          .outdatedHandler, severity: severity,
          "'\(review.wanted.className)' has no response code '\(old.name.value)'",
          at: SourceLocation(file: enumeration.source, range: old.name.range),
          hint: "remove the case, here and from the 'switch' in 'handle'", notes: review.wanted.notes))
    }
  }
}
