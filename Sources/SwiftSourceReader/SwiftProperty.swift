package import SourceDiagnostics

/// A variable or constant of a type, stored or computed.
package struct SwiftProperty: Sendable, Equatable {
  /// The name without back-ticks.
  package let name: Located<String>

  /// From the first attribute or modifier of the declaration to the end of its accessors or its initial value; names that
  /// one declaration introduces share it.
  package let range: SourceRange

  /// The attributes in front of it, property wrappers included.
  package let attributes: [SwiftAttribute]

  /// The modifiers in front of it as they are written, for example `public` and `static`.
  package let modifiers: [String]

  /// Whether `let` declares it.
  package let isConstant: Bool

  /// The type as it is written; nil where there is none, and for a tuple of names.
  package let type: Located<String>?

  /// The initial value, with observers that stand behind it; nil where there is none.
  package let value: SourceRange?

  /// The accessors or the body of the getter with their braces; nil where there are none.
  package let accessors: SourceRange?

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
