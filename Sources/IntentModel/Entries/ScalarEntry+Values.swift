internal import PropertyListReader

extension ScalarEntry {
  /// The text; nil for any other type.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The truth value; nil for any other type.
  package var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  /// The integer, where it fits into a machine word; nil for any other type.
  package var integer: Int? {
    if case .integer(let integer) = self { integer.value } else { nil }
  }

  /// The real number, or the nearest one to an integer; nil for any other type.
  package var real: Double? {
    switch self {
    case .real(let real): real
    case .integer(let integer): integer.value.map(Double.init) ?? Double(integer.magnitude)
    case .string, .boolean: nil
    }
  }
}
