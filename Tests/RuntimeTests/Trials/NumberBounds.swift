import IntentSemantics

/// What a definition says about a number; lengths of time in seconds.
struct NumberBounds {
  /// The lowest value.
  let minimum: Double?

  /// The highest value.
  let maximum: Double?

  /// The value at first.
  let defaultValue: Double?

  /// Whether it forbids negative numbers, whatever the bounds.
  let forbidsNegative: Bool

  /// The bounds of a type's values.
  init(_ type: ValueType, _ options: ValueOptions) {
    switch options {
    case .number(let number):
      minimum = number.minimum?.value
      maximum = number.maximum?.value
      defaultValue = number.defaultValue?.value
      forbidsNegative = number.allowsNegativeNumbers == false
    case .timeInterval(let interval):
      minimum = interval.minimum.map { $0.value * Self.seconds(interval.minimumUnit) }
      maximum = interval.maximum.map { $0.value * Self.seconds(interval.maximumUnit) }
      defaultValue = interval.defaultValue.map { $0.value * Self.seconds(interval.defaultUnit) }
      forbidsNegative = false
    default:
      minimum = nil
      maximum = nil
      defaultValue = nil
      forbidsNegative = false
    }
  }

  /// Numbers at the bounds, within and outside of them.
  func probes(isWhole: Bool) -> [Double] {
    let step = isWhole ? 1 : 0.25
    var probes: [Double] = [-step]
    if let minimum { probes += [minimum - step, minimum, minimum + step] }
    if let maximum { probes += [maximum - step, maximum, maximum + step] }
    return isWhole ? probes.filter { $0.rounded() == $0 } : probes
  }

  /// The code of the reason for which a number is refused, among those that the parameter has; nil if it is accepted, and
  /// an empty text where the parameter has no such reason.
  func refusal(of number: Double, reasons: [String]) -> String? {
    let negative = "negativeNumbersNotSupported"
    let isTooLow = minimum.map { number < $0 } ?? false
    if number < 0, forbidsNegative || isTooLow && minimum ?? 0 >= 0 && reasons.contains(negative) {
      return reasons.contains(negative) ? negative : ""
    }
    if isTooLow { return reasons.contains("lessThanMinimumValue") ? "lessThanMinimumValue" : "" }
    guard let maximum, number > maximum else { return nil }
    return reasons.contains("greaterThanMaximumValue") ? "greaterThanMaximumValue" : ""
  }

  private static func seconds(_ unit: String?) -> Double {
    switch unit {
    case "Minutes": 60
    case "Hours": 3600
    case "Days": 86_400
    default: 1
    }
  }
}
