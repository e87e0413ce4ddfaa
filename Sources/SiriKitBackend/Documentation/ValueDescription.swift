import IntentSemantics

/// What can be said about the value of a parameter, response parameter or property.
struct ValueDescription {
  /// The label for people.
  let displayName: LocalizedText?

  /// The type of one value.
  let type: ValueType

  /// Whether it holds several values.
  let isArray: Bool

  /// What the definition says about the values.
  let options: ValueOptions

  /// One sentence that names the value.
  ///
  /// For example: `“Soup size”: one of the values of SoupSize.`
  var summary: String {
    let kind = isArray ? "a list; each element is \(type.elementDescription)" : type.description
    if let displayName {
      return "\(displayName.quoted): \(kind)."
    }
    return "The value is \(kind)."
  }

  /// What the definition adds, a sentence each.
  var details: [String] {
    switch options {
    case .none:
      []
    case .string(let options):
      details(of: options)
    case .boolean(let options):
      details(of: options)
    case .number(let options):
      details(of: options)
    case .enumeration(let defaultValue):
      sentence("Default", defaultValue)
    case .timeInterval(let options):
      details(of: options)
    case .date(let options):
      sentence("Asks for", options.kind)
    case .placemark(let style):
      sentence("Shown as", style)
    case .person(let mode, let placeholder):
      sentence("Kind of person", mode) + sentence("Placeholder", placeholder?.quoted)
    case .file(let options):
      sentence("Kind of file", options.kind)
        + sentence(
          "Type identifiers",
          options.typeIdentifiers.isEmpty ? nil : options.typeIdentifiers.joined(separator: ", "))
    }
  }

  /// What is said about text.
  private func details(of options: StringOptions) -> [String] {
    sentence("Default", options.defaultValue?.quoted) + sentence("Placeholder", options.placeholder?.quoted)
      + (options.isMultiline ? ["May have several lines."] : [])
  }

  /// What is said about a truth value.
  private func details(of options: BooleanOptions) -> [String] {
    sentence("Default", options.defaultValue.map { $0 ? "true" : "false" })
      + sentence("True is", options.trueName?.quoted) + sentence("False is", options.falseName?.quoted)
  }

  /// What is said about a number.
  private func details(of options: NumberOptions) -> [String] {
    sentence("Default", options.defaultValue?.description)
      + range(options.minimum?.description, options.maximum?.description)
      + (options.allowsNegativeNumbers == false ? ["Negative numbers are not allowed."] : [])
      + sentence("Placeholder", options.placeholder?.quoted)
  }

  /// What is said about a length of time; the definition counts in units, the property in seconds.
  private func details(of options: TimeIntervalOptions) -> [String] {
    sentence("Default", measure(options.defaultValue, options.defaultUnit))
      + range(measure(options.minimum, options.minimumUnit), measure(options.maximum, options.maximumUnit))
      + sentence("Chosen in", options.unit)
  }

  /// A number with its unit.
  private func measure(_ number: MetadataNumber?, _ unit: String?) -> String? {
    guard let number else { return nil }
    guard let unit else { return number.description }
    return "\(number) (\(unit))"
  }

  /// A sentence about the bounds.
  private func range(_ minimum: String?, _ maximum: String?) -> [String] {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): ["From \(minimum) to \(maximum)."]
    case (let minimum?, nil): ["At least \(minimum)."]
    case (nil, let maximum?): ["At most \(maximum)."]
    case (nil, nil): []
    }
  }

  /// A label with its value; nothing where there is no value.
  private func sentence(_ label: String, _ value: String?) -> [String] {
    value.map { ["\(label): \($0)."] } ?? []
  }
}
