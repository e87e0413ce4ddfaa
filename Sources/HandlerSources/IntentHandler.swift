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
  }

  /// A method of the protocol that the type has not.
  package struct MissingMethod: Sendable, Equatable {
    /// The method.
    package let requirement: HandlerRequirement

    /// What was probably meant for it; nil where nothing was.
    package let hint: String?
  }

  /// The type.
  package let type: SwiftNominalType

  /// The protocol, for example `OrderSoupIntentHandling`.
  package let protocolName: String

  /// How much is known of it.
  package let standing: Standing

  /// The methods that it lacks as far as is known, in the order of the protocol, optional ones included; empty where a
  /// superclass handles the intent.
  package let missing: [MissingMethod]

  /// The methods of the protocol that the type and its extensions have themselves.
  package let implemented: [SwiftMember]

  /// The methods that look as if the protocol asked for them, but it does not, in the order of the sources.
  package let superfluous: [SwiftMember]

  /// Where the type says that it conforms.
  package var conformance: SourceLocation { type.conformance(to: protocolName) }

  /// The methods that it must have and certainly lacks.
  package var missingRequired: [MissingMethod] {
    standing == .known ? missing.filter(\.requirement.isRequired) : []
  }

  /// What is wrong where a method is missing, for example `'H' does not implement 'resolveSoup(for:with:)'`.
  package func message(about missing: MissingMethod) -> String {
    "'\(type.declaration.name.value)' does not implement '\(missing.requirement.fullName)'"
  }

  /// What is wrong with a method that is superfluous.
  package func message(about superfluous: SwiftMember) -> String {
    "'\(protocolName)' has no method '\(superfluous.method.fullName)'"
  }

  /// What a superfluous method was probably meant for: one of almost the same name that is missing.
  package func hint(about superfluous: SwiftMember) -> String? {
    Spelling.hint(for: superfluous.method.name.value, among: missing.map(\.requirement.name))
  }
}
