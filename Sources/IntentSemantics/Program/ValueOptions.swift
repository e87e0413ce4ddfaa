/// What a definition says about the values of a parameter, response parameter or property.
package enum ValueOptions: Sendable, Equatable {
  /// Nothing, or the type has no options.
  case none
  case string(StringOptions)
  case boolean(BooleanOptions)
  /// An integer or a decimal.
  case number(NumberOptions)
  /// An enumeration, with the name of the value at first.
  case enumeration(defaultValue: String?)
  case timeInterval(TimeIntervalOptions)
  case date(DateOptions)
  /// A placemark: `Name`, `City` or `Address`.
  case placemark(style: String?)
  /// A person: `Contact`, with the text that stands in an empty field.
  case person(mode: String?, placeholder: LocalizedText?)
  case file(FileOptions)
}
