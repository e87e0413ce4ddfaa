package import IntentSemantics

extension ValueType {
  /// The member of the `NSNumber` in a property that gives what a result takes; nil for other types.
  package var numberMember: String? {
    switch self {
    case .integer: "intValue"
    case .decimal, .timeInterval: "doubleValue"
    case .boolean: "boolValue"
    default: nil
    }
  }

  /// Whether a result can offer several values to choose from.
  package var canBeDisambiguated: Bool {
    switch self {
    case .integer, .decimal, .boolean, .timeInterval, .enumeration: false
    default: true
    }
  }
}

extension MetadataNumber {
  /// The number where it is a whole one that `Int` can hold.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value)
    }
  }

  /// The number where it is finite.
  package var real: Double? { value.isFinite ? value : nil }

  /// A length of time in seconds; nil where the unit is unknown.
  package func seconds(_ unit: String?) -> Double? {
    guard let real else { return nil }
    let factor: Double? =
      switch unit {
      case nil, "Seconds": 1
      case "Minutes": 60
      case "Hours": 3600
      case "Days": 86_400
      default: nil
      }
    return factor.map { real * $0 }
  }
}
