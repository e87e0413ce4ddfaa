package import SourceDiagnostics

/// A method as it is declared.
package struct SwiftMethod: Sendable, Equatable {
  /// The name without argument labels and back-ticks, for example `resolveSoup`; for an operator, its characters.
  package let name: Located<String>

  /// The argument labels in order, `_` for a parameter without one; all are `_` for an operator.
  package let labels: [String]

  /// The types of the parameters as they are written, with attributes and `inout`, without default arguments.
  package let parameterTypes: [String]

  /// The type of the result as it is written; nil where there is none.
  package let result: String?

  /// Whether it has generic parameters.
  package let isGeneric: Bool

  /// Whether it is `async` or `reasync`.
  package let isAsync: Bool

  /// Whether it is `throws`, with or without a type, or `rethrows`.
  package let isThrowing: Bool

  /// The attributes in front of it.
  package let attributes: [SwiftAttribute]

  /// The modifiers in front of it as they are written, for example `public` and `class`.
  package let modifiers: [String]

  /// The clauses of conditional compilation between it and its type, from the outside in.
  package internal(set) var conditions: [SwiftCondition]

  /// The whole declaration, from its first attribute or modifier to the end of its body.
  package let range: SourceRange

  /// The body with its braces; nil where there is none.
  package let body: SourceRange?

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The name with the argument labels, for example `resolveSoup(for:with:)`.
  package var fullName: String { Self.fullName(name.value, labels) }

  /// A name with argument labels.
  package static func fullName(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
