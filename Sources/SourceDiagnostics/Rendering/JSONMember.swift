/// One key of a JSON object together with its value.
package struct JSONMember: Sendable, Equatable {
  /// The key, not yet escaped.
  package let key: String

  /// What stands under the key.
  package let value: JSONValue

  /// A member with the given key.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
