/// A key of a dictionary that is made rather than read, and its value.
package struct PropertyListMember: Sendable, Equatable {
  /// The key.
  package let key: String

  /// The value.
  package let value: PropertyListValue

  /// A key and its value.
  package init(_ key: String, _ value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}
