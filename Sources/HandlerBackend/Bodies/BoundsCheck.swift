import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The bounds that a definition gives for a number.
struct BoundsCheck {
  /// The parameter.
  let parameter: Parameter

  /// What is wrong with a value of the given name, and how it is refused; from the strictest reason to the widest.
  func conditions(_ name: String) -> [(condition: Expression, refusal: Expression)] {
    let bounds = ParameterBounds(of: parameter)
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
}

extension ParameterBounds.Bound {
  /// The bound as a literal.
  fileprivate var expression: Expression {
    switch self {
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    }
  }
}
