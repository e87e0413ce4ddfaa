internal import HandlerSources
internal import ObjectiveCSourceReader
internal import SourceDiagnostics

extension HandlerFindings {
  /// Reports what is not as the definition of a handler in Objective-C has it.
  mutating func report(_ review: ObjectiveCHandlerReview) {
    let handler = review.handler
    if handler.standing == .unimplemented {
      add(
        .missingHandler, .warning, "nothing is known of '\(handler.className)': its implementation is not there",
        handler.conformance, "name the folder that has it with '--sources'", review.wanted.notes)
    } else if !review.isKnown {
      reportDoubt(review)
    } else if !isMending {
      for method in review.lacking {
        let advice = [method.hint, "'--update' adds it"].compactMap(\.self).joined(separator: "; ")
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
        "'\(requirement.selector)' is there under '\(member.method.condition ?? "")' only", member.location,
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

  private func hint(about member: ObjectiveCMember, of review: ObjectiveCHandlerReview) -> String {
    if isMending, review.isMendable, let successor = review.handler.successor(of: member),
      review.lacking.contains(where: { $0.requirement == successor })
    {
      return "if '\(successor.selector)' is added for it, move there what it does before you remove it"
    }
    return review.handler.hint(about: member) ?? "remove it if what it was for is gone"
  }

  /// Methods that are not seen may be there all the same.
  private mutating func reportDoubt(_ review: ObjectiveCHandlerReview) {
    guard case .obscured(let gap) = review.handler.standing, let first = review.lacking.first else { return }
    let more = review.lacking.count > 1 ? " and \(review.lacking.count - 1) more" : ""
    add(
      .missingHandler, .warning,
      "'\(review.handler.className)' may lack '\(first.requirement.selector)'\(more): it is not known what "
        + "'\(gap.name)' brings along",
      review.handler.conformance, "name the folder that declares it with '--sources'", [])
  }

  private mutating func add(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, _ location: SourceLocation, _ hint: String,
    _ notes: [DiagnosticNote]
  ) {
    diagnostics.report(Diagnostic(id, severity: severity, message, at: location, hint: hint, notes: notes))
  }
}
