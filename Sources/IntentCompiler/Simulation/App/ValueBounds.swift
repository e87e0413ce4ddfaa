internal import IntentSemantics

/// The bounds that a definition gives for the numbers of a parameter.
struct ValueBounds {
  private let parameter: Parameter

  init(of parameter: Parameter) {
    self.parameter = parameter
  }

  /// What a number breaks, from the strictest reason to the widest, as a handler would check it; nil for nothing.
  func brokenReason(by number: Double) -> String? {
    if number < 0, refusesNegative { return "negativeNumbersNotSupported" }
    if let minimum, number < minimum { return "lessThanMinimumValue" }
    if let maximum, number > maximum { return "greaterThanMaximumValue" }
    return nil
  }

  /// A number that breaks nothing.
  var suitableNumber: Double { min(max(1, minimum ?? 1), maximum ?? .infinity) }

  /// The smallest number; for a length of time in seconds.
  private var minimum: Double? {
    switch parameter.options {
    case .number(let options): options.minimum?.value
    case .timeInterval(let options):
      options.minimum.flatMap { SpokenDuration($0.value, unit: options.minimumUnit)?.seconds }
    default: nil
    }
  }

  /// The largest number; for a length of time in seconds.
  private var maximum: Double? {
    switch parameter.options {
    case .number(let options): options.maximum?.value
    case .timeInterval(let options):
      options.maximum.flatMap { SpokenDuration($0.value, unit: options.maximumUnit)?.seconds }
    default: nil
    }
  }

  private var refusesNegative: Bool {
    guard case .number(let options) = parameter.options else { return false }
    if options.allowsNegativeNumbers == false { return true }
    let hasReason = parameter.unsupportedReasons.contains { $0.code == "negativeNumbersNotSupported" }
    return hasReason && (options.minimum?.value ?? -1) >= 0
  }
}
