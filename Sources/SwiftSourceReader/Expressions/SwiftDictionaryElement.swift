/// A key and its value.
package struct SwiftDictionaryElement: Sendable, Equatable {
  /// The key.
  package let key: SwiftExpression

  /// The value.
  package let value: SwiftExpression
}
