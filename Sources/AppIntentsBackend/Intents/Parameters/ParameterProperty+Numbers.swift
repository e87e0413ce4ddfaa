import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// How a number is set.
  func controlStyle(record: inout MigrationRecord) -> [Argument] {
    let style: String? =
      switch numbers?.control {
      case "Stepper"?: nil
      case "Slider"? where hasSlider: "slider"
      default: "field"
      }
    if numbers?.control == "Slider", !hasSlider {
      remark(
        .changed, .type,
        value.kind == .integer
          ? "an integer has no slider, so it has a field"
          : "a slider needs both of its ends, so the number has a field", in: &record)
    }
    return style.map { [Argument("controlStyle", .implicitMember($0))] } ?? []
  }

  /// Which numbers are allowed.
  func inclusiveRange(record: inout MigrationRecord) -> [Argument] {
    guard let numbers else { return [] }
    if numbers.placeholder != nil {
      remark(
        .leftOut, .placeholder, "an empty field has no text of its own", quoting: numbers.placeholder?.text, in: &record
      )
    }
    guard isBounded else {
      let bounds = [(ParameterKey.minimumValue, numbers.minimum), (.maximumValue, numbers.maximum)]
      for (key, bound) in bounds where bound != nil {
        remark(.leftOut, key, "nobody is asked for the value, so nothing has kept it within bounds", in: &record)
      }
      return []
    }
    let minimum = minimum
    if minimum != numbers.minimum {
      remark(.changed, .supportsNegativeNumbers, "the range starts at 0", in: &record)
    }
    guard minimum != nil || numbers.maximum != nil else { return [] }
    let lower =
      minimum.map { literal($0, rounded: .up, .minimumValue, record: &record) }
      ?? invented(.minimumValue, smallest(numbers.maximum), record: &record)
    let upper =
      numbers.maximum.map { literal($0, rounded: .down, .maximumValue, record: &record) }
      ?? invented(.maximumValue, largest(minimum), record: &record)
    return [Argument("inclusiveRange", .tuple([lower, upper]))]
  }

  /// A number as the type of the parameter has it.
  func literal(
    _ number: MetadataNumber, rounded rule: FloatingPointRoundingRule, _ key: ParameterKey,
    record: inout MigrationRecord
  ) -> Expression {
    guard value.kind == .integer else { return .real(number.finiteValue) }
    let integer = number.integer(rounded: rule)
    if Double(integer) != number.value {
      remark(.changed, key, "\(number) is no integer, so it is \(integer)", in: &record)
    }
    return .integer(integer)
  }
}

extension MetadataNumber {
  /// The number as Swift can write it.
  var finiteValue: Double {
    guard value.isFinite else {
      return value > 0 ? .greatestFiniteMagnitude : value < 0 ? -.greatestFiniteMagnitude : 0
    }
    return value
  }

  /// The integer that is next to the number by a rule, within what an `Int` holds.
  func integer(rounded rule: FloatingPointRoundingRule) -> Int {
    if case .integer(let integer) = self { return integer }
    let rounded = finiteValue.rounded(rule)
    return Int(exactly: rounded) ?? (rounded < 0 ? .min : .max)
  }
}
