import IntentSemantics
import SwiftCode

extension ParameterProperty {
  /// What the definition says about a number.
  var numbers: NumberOptions? {
    if case .number(let numbers) = parameter.options { numbers } else { nil }
  }

  /// Whether somebody is asked for the value, who can be held to bounds: nobody sets a parameter that only the code of the
  /// app fills in.
  var isBounded: Bool { parameter.isAskedFor || isOfControl }

  /// The lower bound: that of the definition, or 0 where it forbids what is below.
  var minimum: MetadataNumber? { numbers?.lowerBound }

  // MARK: Bounds that the definition does not have

  /// Whether the number is set with a slider: a decimal with two ends, or with none, which is the system's to choose.
  var hasSlider: Bool {
    guard value.kind == .decimal, let numbers, numbers.control == "Slider" else { return false }
    switch (minimum, numbers.maximum) {
    case (let minimum?, nil) where isBounded:
      return isWithin(minimum, Self.usualEnds.upper)
    case (nil, let maximum?) where isBounded:
      return numbers.allowsNegativeNumbers != true && isWithin(.real(Self.usualEnds.lower), maximum.value)
    default:
      return true
    }
  }

  /// The ends of a slider that nobody has chosen.
  private static let usualEnds = (lower: 0.0, upper: 1.0)

  /// Whether there is something between two ends, the default included.
  private func isWithin(_ lower: MetadataNumber, _ upper: Double) -> Bool {
    guard lower.value < upper else { return false }
    return numbers?.defaultValue.map { (lower.value...upper).contains($0.value) } ?? true
  }

  /// A bound that the definition does not have.
  func invented(_ key: ParameterKey, _ bound: Expression, record: inout MigrationRecord) -> Expression {
    remark(
      .changed, key,
      hasSlider
        ? "a slider needs both of its ends: the one that is missing is 0 below, or 1 above"
        : "App Intents take both bounds or none: the one that is missing is a number that nobody reaches",
      in: &record, hint: "give both in the definition")
    return bound
  }

  /// The bound where the definition has none below; the type's own, which must be a literal, or one that no setting has.
  func smallest(_ maximum: MetadataNumber?) -> Expression {
    hasSlider ? .real(Self.usualEnds.lower) : bound(.min, -Self.unreached, maximum, isBeyond: <)
  }

  /// The bound where the definition has none above.
  func largest(_ minimum: MetadataNumber?) -> Expression {
    hasSlider ? .real(Self.usualEnds.upper) : bound(.max, Self.unreached, minimum, isBeyond: >)
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
}

extension NumberOptions {
  /// The lower bound: the minimum, or 0 where that is below and negative numbers are forbidden.
  var lowerBound: MetadataNumber? {
    guard allowsNegativeNumbers == false, minimum.map({ $0.value < 0 }) ?? true else { return minimum }
    return .integer(0)
  }
}
