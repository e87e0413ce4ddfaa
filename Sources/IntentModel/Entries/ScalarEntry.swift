package import PropertyListReader

/// A value of a key whose type depends on another key: a default, a bound, the value that a condition compares with.
package enum ScalarEntry: Sendable, Hashable {
  case string(String)
  case integer(PropertyListInteger)
  case real(Double)
  case boolean(Bool)
}
