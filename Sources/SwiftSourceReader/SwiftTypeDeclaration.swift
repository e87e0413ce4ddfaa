package import SourceDiagnostics

/// The declaration of a type or an extension of one, with the members that stand between its braces.
package struct SwiftTypeDeclaration: Sendable, Equatable {
  /// The file that holds it.
  package let source: SourceFile

  /// The keyword that declares it.
  package let kind: SwiftDeclarationKind

  /// The name as it is written, without back-ticks and generic arguments; dotted for `extension Soup.Size`.
  package let name: Located<String>

  /// The name with those of the enclosing declarations in front, for example `Soup.Size`.
  package let qualifiedName: String

  /// What stands behind the colon, for example a superclass and protocols, without attributes and generic arguments.
  ///
  /// `A & B` counts as two types.
  package let inheritedTypes: [Located<String>]

  /// The attributes in front of it.
  package let attributes: [SwiftAttribute]

  /// The modifiers in front of it as they are written, for example `public` and `final`.
  package let modifiers: [String]

  /// The enclosing clauses of conditional compilation from the outside in.
  package internal(set) var conditions: [SwiftCondition]

  /// Whether it has generic parameters, or stands in a type that has some; never so for an extension at the top of a file.
  package let isGeneric: Bool

  /// The whole declaration, from its first attribute or modifier to behind its closing brace.
  package let range: SourceRange

  /// What stands between the braces.
  package let body: SourceRange

  /// The closing brace; the empty range at the end of the file where there is none.
  package let closingBrace: SourceRange

  /// The methods in order, those in branches of conditional compilation included; no initializers and subscripts.
  package internal(set) var methods: [SwiftMethod] = []

  /// The cases of an enumeration in order.
  package internal(set) var cases: [SwiftEnumCase] = []

  /// The variables and constants in order.
  package internal(set) var properties: [SwiftProperty] = []

  /// Whether the opening brace has a closing one.
  package var isBraceBalanced: Bool { !closingBrace.offsets.isEmpty }

  /// The name for Objective-C that `@objc(Name)` gives it; nil where there is none.
  package var objectiveCName: String? {
    attributes.first { $0.name.value == "objc" }?.argument
  }

  /// Where the name stands.
  package var location: SourceLocation { SourceLocation(file: source, range: name.range) }
}
