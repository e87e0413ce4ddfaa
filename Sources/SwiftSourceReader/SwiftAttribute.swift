package import SourceDiagnostics

/// An attribute or an attached macro in front of a declaration, for example `@objc(OrderSoup)`.
package struct SwiftAttribute: Sendable, Equatable {
  /// The name without `@`, for example `objc`; dotted where it is written so, without generic arguments.
  package let name: Located<String>

  /// What stands between the parentheses, without blanks at the ends; nil where there are none.
  package let argument: String?

  /// What stands between the parentheses, blanks included; nil where there are none.
  package let argumentRange: SourceRange?
}
