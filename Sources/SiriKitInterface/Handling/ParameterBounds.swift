package import IntentSemantics

/// The bounds that a definition gives for a number, in the type of the value.
package struct ParameterBounds: Sendable, Equatable {
  /// A bound.
  package enum Bound: Sendable, Equatable {
    case integer(Int)
    case real(Double)

    /// Whether it is zero.
    package var isZero: Bool {
      switch self {
      case .integer(let value): value == 0
      case .real(let value): value == 0
      }
    }
  }

  /// The smallest number; nil where there is none.
  package let minimum: Bound?

  /// The largest number; nil where there is none.
  package let maximum: Bound?

  /// Whether negative numbers are refused as such.
  package let refusesNegative: Bool

  /// The bounds of a parameter; none where it is no number.
  package init(of parameter: Parameter) {
    switch (parameter.type, parameter.options) {
    case (.integer, .number(let options)):
      // A bound between two whole numbers leaves out the outer one.
      minimum = options.minimum.flatMap { Int(exactly: $0.value.rounded(.up)) }.map { .integer($0) }
      maximum = options.maximum.flatMap { Int(exactly: $0.value.rounded(.down)) }.map { .integer($0) }
      refusesNegative = Self.refusesNegative(parameter, options)
    case (.decimal, .number(let options)):
      minimum = options.minimum?.real.map { .real($0) }
      maximum = options.maximum?.real.map { .real($0) }
      refusesNegative = Self.refusesNegative(parameter, options)
    case (.timeInterval, .timeInterval(let options)):
      minimum = options.minimum?.seconds(options.minimumUnit).map { .real($0) }
      maximum = options.maximum?.seconds(options.maximumUnit).map { .real($0) }
      refusesNegative = false
    default:
      minimum = nil
      maximum = nil
      refusesNegative = false
    }
  }

  /// Whether negative numbers are refused as such: where the definition forbids them, or has words for it and a bound that
  /// forbids them.
  private static func refusesNegative(_ parameter: Parameter, _ options: NumberOptions) -> Bool {
    if options.allowsNegativeNumbers == false { return true }
    let hasReason = parameter.unsupportedReasons.contains { $0.code == "negativeNumbersNotSupported" }
    return hasReason && (options.minimum?.value ?? -1) >= 0
  }
}
