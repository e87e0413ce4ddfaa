/// A class, protocol, enumeration, structure, actor or extension.
///
/// For example:
/// ```swift
/// /// A soup of the menu.
/// @objc(Soup)
/// public class Soup: INObject {
///     …
/// }
/// ```
package struct TypeDeclaration: Sendable, Equatable {
  /// The word that says what is declared.
  package enum Keyword: String, Sendable, Equatable {
    case `class`
    case `protocol`
    case `enum`
    case `struct`
    case actor
    case `extension`
  }

  /// How blank lines stand between members.
  package enum Layout: Sendable, Equatable {
    /// No blank line at all: lists of cases, types of one method.
    case compact
    /// A blank line behind `{`, before `}` and between members, except between neighbours of one line each.
    case spaced
    /// A blank line between members, except between neighbours of one line each.
    case separated
  }

  /// The documentation.
  package let documentation: DocumentationComment?

  /// The attributes above the declaration, line by line.
  ///
  /// For example: `@available(iOS 13.0, *)`, `@objc(Soup)`
  package let attributes: [AttributeLine]

  /// The words before the keyword, in their order.
  ///
  /// For example: `nonisolated`, `public`, `final`
  package let modifiers: [Modifier]

  /// What is declared.
  package let keyword: Keyword

  /// The name, unescaped; of an extension, the type that it extends.
  ///
  /// For example: `Soup`
  package let name: String

  /// The superclass, raw type and protocols.
  ///
  /// For example: `INObject`
  package let inheritance: [TypeExpression]

  /// The members in their order.
  package let members: [Declaration]

  /// How blank lines stand between the members.
  package let layout: Layout

  /// A declaration of the given parts.
  package init(
    documentation: DocumentationComment? = nil, attributes: [AttributeLine] = [], modifiers: [Modifier] = [],
    _ keyword: Keyword, _ name: String, inheritance: [TypeExpression] = [], members: [Declaration] = [],
    layout: Layout = .spaced
  ) {
    self.documentation = documentation
    self.attributes = attributes
    self.modifiers = modifiers
    self.keyword = keyword
    self.name = name
    self.inheritance = inheritance
    self.members = members
    self.layout = layout
  }
}
