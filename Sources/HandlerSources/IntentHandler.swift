package import SourceDiagnostics
package import SwiftSourceReader

/// A type that handles an intent, held against the methods of the handling protocol.
package struct IntentHandler: Sendable {
  /// How much is known of what the type lacks.
  package enum Standing: Sendable, Equatable {
    /// All of its methods are known.
    case known
    /// A superclass handles the intent too; what that one lacks is said of it.
    case inherited
    /// There are several types of the name, and nothing tells which of them conforms.
    case ambiguous
    /// It inherits from something that the sources do not show.
    case obscured(HandlerGap)
    /// It cannot conform, for a reason that is a predicate to its name.
    case impossible(String)

    /// Whether it is this very type that conforms, and it can.
    var isSettled: Bool { self != .ambiguous && !isImpossible }

    /// Whether it cannot conform.
    var isImpossible: Bool { if case .impossible = self { true } else { false } }
  }

  /// A method of the protocol that the type has not.
  package struct MissingMethod: Sendable, Equatable {
    /// The method.
    package let requirement: HandlerRequirement

    /// What was probably meant for it; nil where nothing was.
    package let hint: String?
  }

  /// A method with the name and the labels of one of the protocol that does not stand for it.
  package struct MismatchedMethod: Sendable, Equatable {
    /// The method.
    package let member: SwiftMember

    /// The method of the protocol.
    package let requirement: HandlerRequirement

    /// What is wrong, with what it is and what it should be.
    package let message: String

    /// How to mend it.
    package let hint: String
  }

  /// A method of the protocol that is compiled under conditions which the type does not have.
  package struct ConditionalMethod: Sendable, Equatable {
    /// The method of the protocol.
    package let requirement: HandlerRequirement

    /// The methods that stand for it.
    package let members: [SwiftMember]

    /// Whether the type certainly lacks it in some builds: the type conforms there by another declaration than the one that
    /// has the methods.
    package let isAbsentElsewhere: Bool
  }

  /// The type.
  package let type: SwiftNominalType

  /// The protocol, for example `OrderSoupIntentHandling`.
  package let protocolName: String

  /// How much is known of it.
  package let standing: Standing

  /// The methods of the protocol that the type and its extensions have themselves, by name and labels.
  package let implemented: [SwiftMember]

  /// The methods that look as if the protocol asked for them, but it does not, in the order of the sources.
  package let superfluous: [SwiftMember]

  /// The methods that it lacks as far as is known, in the order of the protocol, optional ones included; empty where a
  /// superclass handles the intent.
  package internal(set) var missing: [MissingMethod] = []

  /// The methods that are taken for ones of the protocol and do not stand for them, in the order of the protocol.
  package internal(set) var mismatched: [MismatchedMethod] = []

  /// The methods that are there under some conditions only, in the order of the protocol.
  package internal(set) var conditional: [ConditionalMethod] = []

  /// The responses that it makes with other values than their sentences speak, in the order of the sources.
  package internal(set) var outdatedResponses: [ResponseUse] = []

  /// Where the type says that it conforms.
  package var conformance: SourceLocation { type.conformance(to: protocolName) }

  /// The declarations of the type that say that it conforms.
  package var conformances: [SwiftTypeDeclaration] { type.declarations.filter { $0.names(protocolName) } }

  /// Whether it conforms under several conditions, each time by another declaration.
  package var hasAlternatives: Bool { conformances.count > 1 && conformances.contains { !$0.conditions.isEmpty } }

  /// The methods that it must have and certainly lacks.
  package var missingRequired: [MissingMethod] {
    standing == .known ? missing.filter(\.requirement.isRequired) : []
  }

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

  /// What is wrong where a method is missing, for example `'H' does not implement 'resolveSoup(for:with:)'`.
  package func message(about missing: MissingMethod) -> String {
    "'\(type.declaration.name.value)' does not implement '\(missing.requirement.fullName)'"
  }

  /// What is wrong with a type that cannot conform; nil where it can.
  package var obstacle: String? {
    if case .impossible(let reason) = standing { "'\(type.declaration.name.value)' \(reason)" } else { nil }
  }

  /// What to do about such a type.
  package static let obstacleHint = "let a class handle the intent that inherits from 'NSObject'"

  /// What is wrong with a method that is superfluous.
  package func message(about superfluous: SwiftMember) -> String {
    "'\(protocolName)' has no method '\(superfluous.method.fullName)'"
  }
}
