import IntentSemantics
import SwiftCode

/// The bounds that a definition gives for a number.
struct BoundsCheck {
  /// The parameter.
  let parameter: Parameter

  /// What is wrong with a value of the given name, and how it is refused; from the strictest reason to the widest.
  func conditions(_ name: String) -> [(condition: Expression, refusal: Expression)] {
    let bounds = self.bounds
    var conditions: [(Expression, Expression)] = []
    if bounds.refusesNegative {
      conditions.append((.binary(.name(name), "<", .integer(0)), refusal("negativeNumbersNotSupported")))
    }
    if let minimum = bounds.minimum, !(bounds.refusesNegative && minimum.isZero) {
      conditions.append((.binary(.name(name), "<", minimum.expression), refusal("lessThanMinimumValue")))
    }
    if let maximum = bounds.maximum {
      conditions.append((.binary(.name(name), ">", maximum.expression), refusal("greaterThanMaximumValue")))
    }
    return conditions
  }

  private func refusal(_ code: String) -> Expression {
    guard parameter.unsupportedReasons.contains(where: { $0.code == code }) else { return .resolution("unsupported") }
    return .call(.implicitMember("unsupported"), [Argument("forReason", .implicitMember(code))])
  }

  // MARK: Bounds

  /// A bound in the type of the value.
  private enum Bound {
    case integer(Int)
    case real(Double)

    var expression: Expression {
      switch self {
      case .integer(let value): .integer(value)
      case .real(let value): .real(value)
      }
    }

    var isZero: Bool {
      switch self {
      case .integer(let value): value == 0
      case .real(let value): value == 0
      }
    }
  }

  private var bounds: (minimum: Bound?, maximum: Bound?, refusesNegative: Bool) {
    switch (parameter.type, parameter.options) {
    case (.integer, .number(let options)):
      // A bound between two whole numbers leaves out the outer one.
      return (
        options.minimum.flatMap { Int(exactly: $0.value.rounded(.up)) }.map { .integer($0) },
        options.maximum.flatMap { Int(exactly: $0.value.rounded(.down)) }.map { .integer($0) },
        refusesNegative(options)
      )
    case (.decimal, .number(let options)):
      return (
        options.minimum?.real.map { .real($0) }, options.maximum?.real.map { .real($0) },
        refusesNegative(options)
      )
    case (.timeInterval, .timeInterval(let options)):
      return (
        options.minimum?.seconds(options.minimumUnit).map { .real($0) },
        options.maximum?.seconds(options.maximumUnit).map { .real($0) }, false
      )
    default:
      return (nil, nil, false)
    }
  }

  /// Whether negative numbers are refused as such: where the definition forbids them, or has words for it and a bound that
  /// forbids them.
  private func refusesNegative(_ options: NumberOptions) -> Bool {
    if options.allowsNegativeNumbers == false { return true }
    let hasReason = parameter.unsupportedReasons.contains { $0.code == "negativeNumbersNotSupported" }
    return hasReason && (options.minimum?.value ?? -1) >= 0
  }
}
