/// A key and its value in a dictionary literal.
///
/// For example: `.hot: "Hot"`
package struct DictionaryElement: Sendable, Equatable {
  /// The key.
  ///
  /// For example: `.hot`
  package let key: Expression

  /// The value.
  ///
  /// For example: `"Hot"`
  package let value: Expression

  /// An element of the given parts.
  package init(_ key: Expression, _ value: Expression) {
    self.key = key
    self.value = value
  }
}
