/// Attributes that share a line above a declaration.
///
/// For example: `@available(iOS 12.0, *) @available(tvOS, unavailable)`
package struct AttributeLine: Sendable, Equatable {
  /// The attributes in their order.
  package let attributes: [Attribute]

  /// The condition under which the attributes are compiled; nil for none.
  ///
  /// For example: `!os(tvOS)`
  package let condition: String?

  /// The attributes that stand in their place where the condition does not hold.
  package let alternative: [Attribute]

  /// A line of the given attributes.
  package init(_ attributes: Attribute...) {
    self.attributes = attributes
    condition = nil
    alternative = []
  }

  /// One attribute or another, by a condition.
  ///
  /// For example: `#if !os(tvOS)` … `#else` … `#endif`
  package init(if condition: String, _ attribute: Attribute, else alternative: Attribute? = nil) {
    attributes = [attribute]
    self.condition = condition
    self.alternative = alternative.map { [$0] } ?? []
  }

  /// A line of one attribute that gives an Objective-C name or a selector.
  ///
  /// For example: `@objc(Soup)`
  package static func objc(_ name: String) -> AttributeLine {
    AttributeLine(.objc(name))
  }
}
