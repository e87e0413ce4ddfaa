package import ObjectiveCSourceReader
package import SourceDiagnostics

/// A class in Objective-C that handles an intent, held against the methods of the handling protocol.
package struct ObjectiveCIntentHandler: Sendable {
  /// How much is known of what the class lacks.
  package enum Standing: Sendable, Equatable {
    /// All of its methods are known.
    case known
    /// The sources have no implementation of it.
    case unimplemented
    /// It inherits from a class that the sources do not show.
    case obscured(HandlerGap)
    /// A file is included within an implementation, and not read.
    case including(HandlerGap)
  }

  /// A method that the class has not.
  package struct MissingMethod: Sendable, Equatable {
    /// The method of the protocol.
    package let requirement: ObjectiveCRequirement

    /// What was probably meant for it; nil where nothing was.
    package let hint: String?
  }

  /// A method with the name of one of the protocol that does not stand for it.
  package struct MismatchedMethod: Sendable, Equatable {
    /// The method.
    package let member: ObjectiveCMember

    /// The method of the protocol.
    package let requirement: ObjectiveCRequirement

    /// What is wrong, with what it is and what it should be.
    package let message: String

    /// How to mend it.
    package let hint: String
  }

  /// The name of the class.
  package let className: String

  /// The protocol that it adopts.
  package let protocolName: String

  /// Where it says so.
  package let conformance: SourceLocation

  /// How much is known of it.
  package let standing: Standing

  /// Its implementations, those of categories included.
  package let implementations: [ObjectiveCContainer]

  /// The category that adopts the protocol, whose implementation the compiler expects the methods in; nil where the class
  /// itself or an extension does.
  package let adoptingCategory: String?

  /// Whether it is an extension in Swift that adopts the protocol: the compiler sees the methods of that, and those that
  /// an interface declares.
  package let isAdoptedInSwift: Bool

  /// Where the first things without a partner stand in the files of its parts: what follows may not be seen.
  package let imbalances: [SourceLocation]

  /// The methods of the protocol that it has itself.
  package internal(set) var implemented: [ObjectiveCMember] = []

  /// The methods that it lacks as far as is known, in the order of the protocol, optional ones included.
  package internal(set) var missing: [MissingMethod] = []

  /// The methods that are taken for ones of the protocol and do not stand for them.
  package internal(set) var mismatched: [MismatchedMethod] = []

  /// The methods of the protocol that are there under a condition only.
  package internal(set) var conditional: [(requirement: ObjectiveCRequirement, member: ObjectiveCMember)] = []

  /// The methods that look as if the protocol asked for them, but it does not.
  package internal(set) var superfluous: [ObjectiveCMember] = []

  /// The responses that are made as no code of the intent has them.
  package internal(set) var outdatedResponses: [ResponseUse] = []

  /// What is there and not as the protocol has it.
  package var faults: [HandlerFault] {
    mismatched.map { HandlerFault(message: $0.message, location: $0.member.location, hint: $0.hint) }
      + outdatedResponses.map { HandlerFault(message: $0.message, location: $0.location, hint: $0.hint) }
      + superfluous.map { member in
        HandlerFault(
          message: message(about: member), location: member.location,
          hint: hint(about: member) ?? HandlerFault.removalHint)
      }
  }

  /// The methods that every handler must have and it lacks; none where some may be there without being seen.
  package var missingRequired: [MissingMethod] {
    standing == .known && imbalances.isEmpty ? missing.filter(\.requirement.isRequired) : []
  }

  /// What is wrong where a method is missing.
  package func message(about missing: MissingMethod) -> String {
    "'\(className)' does not implement '\(missing.requirement.selector)'"
  }

  /// What is wrong with a method that is superfluous.
  package func message(about superfluous: ObjectiveCMember) -> String {
    "'\(protocolName)' has no method '\(superfluous.method.selector.value)'"
  }

  /// The missing method that a superfluous one was probably meant for: one of almost the same name, or the only one that
  /// does the same for another parameter and answers with the same.
  package func successor(of superfluous: ObjectiveCMember) -> ObjectiveCRequirement? {
    let requirements = missing.map(\.requirement)
    let name = superfluous.method.selector.value
    if let meant = Spelling.suggestion(for: name, among: requirements.map(\.selector)) {
      return requirements.first { $0.selector == meant }
    }
    let candidates = requirements.filter { Self.isAlike($0, superfluous.method) }
    guard let first = candidates.first, candidates.count == 1,
      self.superfluous.count(where: { Self.isAlike(first, $0.method) }) == 1
    else { return nil }
    return first
  }

  /// How to go on with a superfluous method.
  package func hint(about superfluous: ObjectiveCMember) -> String? {
    guard let successor = successor(of: superfluous) else { return nil }
    return Spelling.suggestion(for: superfluous.method.selector.value, among: [successor.selector]) == nil
      ? "if its parameter was renamed, call it '\(successor.selector)'" : Spelling.hint(naming: successor.selector)
  }

  private static func isAlike(_ requirement: ObjectiveCRequirement, _ method: ObjectiveCMethod) -> Bool {
    guard let kind = ["resolve", "provide", "default"].first(where: method.selector.value.hasPrefix),
      requirement.selector.hasPrefix(kind),
      requirement.method.parameterTypes.count == method.parameterTypes.count
    else { return false }
    return answers(of: requirement.method) == answers(of: method)
  }

  /// The names of what a method answers with; a class of results for one parameter alone is named after it.
  private static func answers(of method: ObjectiveCMethod) -> [String] {
    var names = method.result.names
    if case .block(_, let answers?)? = method.parameterTypes.last { names = answers.flatMap(\.names) }
    return names.map { $0.hasSuffix("ResolutionResult") && !$0.hasPrefix("IN") ? "ResolutionResult" : $0 }
  }
}
