/// The stable slug of a kind of diagnostic, for example `malformed-definition`.
///
/// Each module declares its own as static members in one file, `DiagnosticID+<Module>.swift`.
package struct DiagnosticID: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Lower-case words joined by hyphens.
  package let slug: String

  /// The id with the given slug.
  package init(stringLiteral slug: String) {
    self.slug = slug
  }

  package var description: String { slug }
}
