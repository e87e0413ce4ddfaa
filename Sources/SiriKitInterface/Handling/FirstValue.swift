package import IntentSemantics

/// What a definition takes for the value of a parameter at first.
package enum FirstValue: Sendable, Equatable {
  /// A text, which may have translations.
  case text(LocalizedText)
  /// A truth value.
  case truth(Bool)
  /// An integer.
  case integer(Int)
  /// A number; of a length of time its seconds.
  case real(Double)
  /// A value of an enumeration, as the definition has its name.
  case value(String, of: TypeReference)
}

extension HandledProgram {
  /// What the definition takes for the value of a parameter at first; nil for nothing, which is what a list has.
  package func firstValue(of parameter: Parameter) -> FirstValue? {
    guard !parameter.isArray else { return nil }
    switch (parameter.type, parameter.options) {
    case (.string, .string(let options)):
      return options.defaultValue.map { .text($0) }
    case (.boolean, .boolean(let options)):
      return options.defaultValue.map { .truth($0) }
    case (.integer, .number(let options)):
      return options.defaultValue?.integer.map { .integer($0) }
    case (.decimal, .number(let options)):
      return options.defaultValue?.real.map { .real($0) }
    case (.timeInterval, .timeInterval(let options)):
      return options.defaultValue?.seconds(options.defaultUnit).map { .real($0) }
    case (.enumeration(let reference), .enumeration(let name?)):
      return name.withLowercasedFirstLetter == unknownCase(of: reference) ? nil : .value(name, of: reference)
    default:
      return nil
    }
  }
}
