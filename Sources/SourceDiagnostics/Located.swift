/// A value together with the bytes that say it.
///
/// For example, the name of a parameter and the range of its `<string>` element's text.
@dynamicMemberLookup
package struct Located<Value> {
  /// What was read.
  package let value: Value

  /// Where it was read.
  package let range: SourceRange

  /// A value and its place.
  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// A member of the value.
  package subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }

  /// The same place with another value.
  package func map<NewValue>(_ transform: (Value) -> NewValue) -> Located<NewValue> {
    Located<NewValue>(transform(value), at: range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
