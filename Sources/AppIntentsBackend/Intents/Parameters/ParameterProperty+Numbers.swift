import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// How a number is set.
  func controlStyle(record: inout MigrationRecord) -> [Argument] {
    let style: String? =
      switch numbers?.control {
      case "Stepper"?: nil
      case "Slider"? where value.kind == .decimal: "slider"
      case "Slider"?: "field"
      default: "field"
      }
    if numbers?.control == "Slider", value.kind == .integer {
      remark(.changed, .type, "an integer has no slider, so it has a field", in: &record)
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
    var minimum = numbers.minimum
    if numbers.allowsNegativeNumbers == false, minimum.map({ $0.value < 0 }) ?? true {
      remark(.changed, .supportsNegativeNumbers, "the range starts at 0", in: &record)
      minimum = .integer(0)
    }
    guard minimum != nil || numbers.maximum != nil else { return [] }
    let lower = minimum.map { literal($0, rounded: .up, .minimumValue, record: &record) } ?? smallest(numbers.maximum)
    let upper =
      numbers.maximum.map { literal($0, rounded: .down, .maximumValue, record: &record) } ?? largest(minimum)
    return [Argument("inclusiveRange", .tuple([lower, upper]))]
  }

  private var numbers: NumberOptions? {
    if case .number(let numbers) = parameter.options { numbers } else { nil }
  }

  /// The bound where the definition has none below; the type's own, which must be a literal, or one that no setting has.
  private func smallest(_ maximum: MetadataNumber?) -> Expression {
    bound(.min, -Self.unreached, maximum, isBeyond: <)
  }

  /// The bound where the definition has none above.
  private func largest(_ minimum: MetadataNumber?) -> Expression {
    bound(.max, Self.unreached, minimum, isBeyond: >)
  }

  /// A number that no setting has, unless the other bound is beyond it.
  private func bound(
    _ integer: Int, _ real: Double, _ other: MetadataNumber?, isBeyond: (Double, Double) -> Bool
  ) -> Expression {
    guard value.kind == .decimal else { return .integer(integer) }
    if let other = other?.finiteValue, isBeyond(other, real) {
      return .real(other)
    }
    return .verbatim(real < 0 ? "-1e15" : "1e15")
  }

  private static let unreached = 1e15

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
