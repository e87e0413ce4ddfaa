/// An argument of a call or attribute.
///
/// For example: `soup: intent.soup`
package struct Argument: Sendable, Equatable {
  /// The label; nil for none.
  ///
  /// For example: `soup`
  package let label: String?

  /// The value.
  ///
  /// For example: `intent.soup`
  package let value: Expression

  /// An argument with a label.
  package init(_ label: String, _ value: Expression) {
    self.label = label
    self.value = value
  }

  /// An argument without a label.
  package init(_ value: Expression) {
    self.label = nil
    self.value = value
  }
}
