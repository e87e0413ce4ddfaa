internal import HandlerSources
internal import ObjectiveCSourceReader
internal import SourceDiagnostics

extension HandlerFindings {
  /// Reports what is not as the definition of a handler in Objective-C has it.
  mutating func report(_ review: ObjectiveCHandlerReview) {
    let handler = review.handler
    for place in handler.imbalances {
      add(
        .missingHandler, severity, "'\(handler.className)' cannot be read to its end: this has no partner", place,
        "see that every bracket, quotation mark, condition and class has its end", review.wanted.notes)
    }
    if handler.standing == .unimplemented {
      add(
        .missingHandler, severity, "nothing is known of '\(handler.className)': its implementation is not there",
        handler.conformance, "name the folder that has it with '--sources'", review.wanted.notes)
    } else if !review.isKnown {
      reportDoubt(review)
    } else if !(isMending && review.isMendable) {
      for method in review.lacking {
        let mending =
          handler.isAdoptedInSwift
          ? "write it in the extension, or in the class, whose interface has to declare it then"
          : handler.imbalances.isEmpty
            ? "'--update' adds it" : "'--update' adds it once the class can be read to its end"
        let advice = [method.hint, mending].compactMap(\.self).joined(separator: "; ")
        add(
          .missingHandler, severity, handler.message(about: method), handler.conformance, advice,
          review.wanted.notes(about: method.requirement.parameter))
      }
    }
    for mismatch in handler.mismatched {
      add(
        .outdatedHandler, severity, mismatch.message, mismatch.member.location, mismatch.hint,
        review.wanted.notes(about: mismatch.requirement.parameter))
    }
    for (requirement, member) in handler.conditional where requirement.isRequired {
      add(
        .missingHandler, .warning,
        "'\(requirement.selector)' is " + Self.presence(of: member, handler.className), member.location,
        "write it for the other builds too", review.wanted.notes(about: requirement.parameter))
    }
    for use in handler.outdatedResponses {
      add(.outdatedHandler, severity, use.message, use.location, use.hint, review.wanted.notes)
    }
    for member in handler.superfluous {
      add(
        .outdatedHandler, severity, handler.message(about: member), member.location, hint(about: member, of: review),
        review.wanted.notes)
    }
  }

  /// Where a method is that not each build has.
  private static func presence(of member: ObjectiveCMember, _ className: String) -> String {
    let conditions = member.owner.conditions + [member.method.condition].compactMap(\.self)
    return conditions.isEmpty
      ? "not in each implementation of '\(className)'"
      : "there under \(conditions.map { "'\($0)'" }.joined(separator: ", ")) only"
  }

  private func hint(about member: ObjectiveCMember, of review: ObjectiveCHandlerReview) -> String {
    if isMending, review.isMendable, let successor = review.handler.successor(of: member),
      review.lacking.contains(where: { $0.requirement == successor })
    {
      return "if '\(successor.selector)' is added for it, move there what it does before you remove it"
    }
    return review.handler.hint(about: member) ?? HandlerFault.removalHint
  }

  /// Methods that are not seen may be there all the same.
  private mutating func reportDoubt(_ review: ObjectiveCHandlerReview) {
    guard let first = review.lacking.first else { return }
    let name: String
    let hint: String
    var notes: [DiagnosticNote] = []
    switch review.handler.standing {
    case .known, .unimplemented:
      return
    case .obscured(let gap):
      name = gap.name
      hint = "name the folder that declares it with '--sources'"
    case .including(let gap):
      name = gap.name
      hint = "write methods in the implementation itself to have them kept in step"
      notes = [DiagnosticNote("it is included here", at: gap.location)]
    }
    let more = review.lacking.count > 1 ? " and \(review.lacking.count - 1) more" : ""
    add(
      .missingHandler, .warning,
      "'\(review.handler.className)' may lack '\(first.requirement.selector)'\(more): it is not known what "
        + "'\(name)' brings along",
      review.handler.conformance, hint, notes)
  }

  private mutating func add(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, _ location: SourceLocation, _ hint: String,
    _ notes: [DiagnosticNote]
  ) {
    diagnostics.report(Diagnostic(id, severity: severity, message, at: location, hint: hint, notes: notes))
  }
}
