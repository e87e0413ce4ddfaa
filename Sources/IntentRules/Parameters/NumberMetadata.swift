internal import IntentModel
internal import PropertyListReader
internal import SourceDiagnostics

/// The numbers in the metadata of a parameter that holds one.
struct NumberMetadata {
  /// A number, where it stands, and the unit in which it was typed.
  struct Number {
    let value: ScalarEntry
    let range: SourceRange
    let unit: String?

    /// The spelling for messages, for example `0.5`.
    var text: String {
      if case .integer(let integer) = value { return integer.description }
      let text = value.real.map(String.init(describing:)) ?? ""
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Whether the number is lower than another one; integers are compared exactly.
    func isLower(than other: Number) -> Bool {
      if let left = value.integer, let right = other.value.integer { return left < right }
      guard let left = value.real, let right = other.value.real else { return false }
      return left < right
    }
  }

  /// The value at first; nil where there is none, or one that is no number.
  let defaultValue: Number?

  /// The lower bound; nil where there is none, as for a bound that was removed.
  let minimum: Number?

  /// The upper bound; nil where there is none, as for a bound that was removed.
  let maximum: Number?

  /// The numbers of a parameter; nil for one of another type.
  init?(_ parameter: ParameterEntry) {
    guard let metadata = parameter.metadata, let type = parameter.type?.value,
      type == "Decimal" || type == "TimeInterval" || (type == "Integer" && parameter.enumType.nonEmpty == nil)
    else { return nil }
    let hasUnits = type == "TimeInterval"
    func number(_ value: Located<ScalarEntry>?, _ unit: Located<String>?) -> Number? {
      guard let value, value.value.real != nil else { return nil }
      return Number(value: value.value, range: value.range, unit: hasUnits ? unit?.value : nil)
    }
    defaultValue = number(metadata.defaultValue, metadata.defaultUnit)
    minimum = number(metadata.minimumValue ?? metadata.range?.minimum, metadata.minimumUnit)
    maximum = number(metadata.maximumValue ?? metadata.range?.maximum, metadata.maximumUnit)
  }

  /// Whether the numbers can be compared: those of a time interval may have been typed in different units.
  var haveOneUnit: Bool {
    Set([defaultValue, minimum, maximum].compactMap(\.self).map(\.unit)).count <= 1
  }
}
