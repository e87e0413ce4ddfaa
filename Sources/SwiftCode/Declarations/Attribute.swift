/// An attribute of a declaration.
///
/// For example: `@objc(Soup)`, `@Parameter(title: "Soup")`
package struct Attribute: Sendable, Equatable {
  /// The name without `@`.
  ///
  /// For example: `available`
  package let name: String

  /// The types in angle brackets behind the name.
  ///
  /// For example: `<OrderSoup>` in `@IntentParameterDependency<OrderSoup>(\.$size)`
  package let typeArguments: [TypeExpression]

  /// The arguments; nil for an attribute without parentheses.
  package let arguments: [Argument]?

  /// An attribute of the given parts.
  package init(_ name: String, of typeArguments: [TypeExpression] = [], _ arguments: [Argument]? = nil) {
    self.name = name
    self.typeArguments = typeArguments
    self.arguments = arguments
  }

  /// The versions from which a declaration exists, as they are written.
  ///
  /// For example: `@available(iOS 13.0, macOS 11.0, *)` for `iOS 13.0` and `macOS 11.0`
  package static func available(_ versions: String...) -> Attribute { available(versions) }

  /// The versions from which a declaration exists, as they are written.
  package static func available(_ versions: [String]) -> Attribute {
    Attribute("available", (versions + ["*"]).map { Argument(.verbatim($0)) })
  }

  /// A platform without the declaration.
  ///
  /// For example: `@available(tvOS, unavailable)`
  package static func unavailable(on platform: String) -> Attribute {
    Attribute("available", [Argument(.verbatim(platform)), Argument(.verbatim("unavailable"))])
  }

  /// A platform that deprecated the declaration, without advice.
  ///
  /// For example: `@available(iOS, introduced: 13.0, deprecated: 14.0, message: "")`
  package static func deprecated(on platform: String, introduced: String, deprecated: String) -> Attribute {
    Attribute(
      "available",
      [
        Argument(.verbatim(platform)), Argument("introduced", .verbatim(introduced)),
        Argument("deprecated", .verbatim(deprecated)), Argument("message", .string("")),
      ])
  }

  /// The name of the form that is to be preferred.
  ///
  /// For example: `@available(*, renamed: "handle(intent:)")`
  package static func renamed(to name: String) -> Attribute {
    Attribute("available", [Argument(.verbatim("*")), Argument("renamed", .string(name))])
  }

  /// The Objective-C name of a type, or the selector of a method.
  ///
  /// For example: `@objc(handleOrderSoup:completion:)`
  package static func objc(_ name: String) -> Attribute {
    Attribute("objc", [Argument(.verbatim(name))])
  }
}
