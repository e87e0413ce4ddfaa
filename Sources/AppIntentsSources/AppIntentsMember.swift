package import SourceDiagnostics
package import SwiftSourceReader

/// A property together with the declaration that holds it.
package struct AppIntentsMember: Sendable {
  /// The property.
  package let property: SwiftProperty

  /// The type or extension between whose braces it stands.
  package let owner: SwiftTypeDeclaration

  /// Where the name stands.
  package var location: SourceLocation { location(property.name.range) }

  /// A place in the file.
  package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file: owner.source, range: range) }

  /// The value: the initial one, or that of a getter with one expression; nil where there is none of both.
  package var expression: SwiftExpression? {
    if let value = property.value { return SwiftExpression(in: value, of: owner.source) }
    return property.accessors.flatMap { SwiftExpression(ofGetter: $0, in: owner.source) }
  }

  /// Whether it has accessors and no initial value.
  package var isComputed: Bool { property.value == nil && property.accessors != nil }
}
