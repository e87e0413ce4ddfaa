/// What must hold of a parent's value for a child parameter to be shown.
package enum RelationshipCondition: Sendable, Equatable {
  /// The parent has any value: `HasAnyValue`.
  case hasAnyValue
  /// A truth value equals this: `BooleanHasExactValue`.
  case booleanEquals(Bool)
  /// An enumeration's value has this name: `EnumHasExactValue`.
  case enumerationEquals(String)
  /// A number is greater than this: `IntegerValueIsGreaterThan`.
  case integerIsGreater(than: Int)
  /// A number is at least this: `IntegerValueIsGreaterThanOrEqual`.
  case integerIsAtLeast(Int)
  /// An object's identifier contains this: `ObjectIdentifierValueContains`.
  case objectIdentifierContains(String)
}
