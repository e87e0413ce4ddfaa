/// Attributes that share a line above a declaration.
///
/// For example: `@available(iOS 12.0, *) @available(tvOS, unavailable)`
package struct AttributeLine: Sendable, Equatable {
  /// The attributes in their order.
  package let attributes: [Attribute]

  /// A line of the given attributes.
  package init(_ attributes: Attribute...) {
    self.attributes = attributes
  }

  /// A line of one attribute that gives an Objective-C name or a selector.
  ///
  /// For example: `@objc(Soup)`
  package static func objc(_ name: String) -> AttributeLine {
    AttributeLine(.objc(name))
  }
}
