/// What must hold of a parameter's value in a summary.
enum SummaryCondition: Hashable {
  /// For example: `When(\.$soup, .hasAnyValue)`
  case hasAnyValue
  /// For example: `When(\.$soup, .hasNoValue)`
  case hasNoValue
  /// The case of an enumeration, unescaped.
  ///
  /// For example: `When(\.$size, .equalTo, .large)`
  case isCase(String)
  /// For example: `When(\.$spicy, .equalTo, true)`
  case isBoolean(Bool)
  /// For example: `When(\.$bowls, .greaterThan, 2)`
  case isGreater(than: Int)
  /// For example: `When(\.$bowls, .greaterThanOrEqualTo, 2)`
  case isAtLeast(Int)

  /// The place among conditions on numbers, the weakest first; nil for other conditions.
  var rank: (number: Int, isStrict: Int)? {
    switch self {
    case .isGreater(let number): (number, 1)
    case .isAtLeast(let number): (number, 0)
    case .hasAnyValue, .hasNoValue, .isCase, .isBoolean: nil
    }
  }

  /// Whether this follows, or cannot hold, where another condition on the same parameter holds or fails; nil where it
  /// may or may not hold.
  func verdict(where other: SummaryCondition, holds: Bool) -> Bool? {
    if self == other { return holds }
    return holds ? verdict(given: other) : verdict(givenNot: other)
  }

  /// A parameter has one value at most, and every condition but `hasNoValue` needs one.
  private func verdict(given other: SummaryCondition) -> Bool? {
    switch (self, other) {
    case (.hasNoValue, _), (_, .hasNoValue): return false
    case (.hasAnyValue, _): return true
    case (.isCase, .isCase), (.isBoolean, .isBoolean): return false
    default:
      guard let rank, let known = other.rank else { return nil }
      return rank <= known ? true : nil
    }
  }

  private func verdict(givenNot other: SummaryCondition) -> Bool? {
    switch (self, other) {
    case (.hasNoValue, .hasAnyValue), (.hasAnyValue, .hasNoValue): return true
    case (_, .hasAnyValue): return false
    // A truth value that nobody chose is false, in SiriKit too.
    case (.isBoolean(false), .isBoolean(true)): return true
    default:
      guard let rank, let known = other.rank else { return nil }
      return rank >= known ? false : nil
    }
  }
}
