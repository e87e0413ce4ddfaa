/// What a definition says about an integer or a decimal.
package struct NumberOptions: Sendable, Equatable {
  /// The value at first.
  package let defaultValue: MetadataNumber?

  /// The smallest value allowed.
  package let minimum: MetadataNumber?

  /// The largest value allowed.
  package let maximum: MetadataNumber?

  /// `Field`, `Stepper` or `Slider`; nil for a field.
  package let control: String?

  /// Whether negative numbers are allowed; nil where the file says nothing.
  package let allowsNegativeNumbers: Bool?

  /// The text that stands in an empty field.
  package let placeholder: LocalizedText?

  /// A value of the given parts.
  package init(
    defaultValue: MetadataNumber? = nil, minimum: MetadataNumber? = nil, maximum: MetadataNumber? = nil,
    control: String? = nil, allowsNegativeNumbers: Bool? = nil, placeholder: LocalizedText? = nil
  ) {
    self.defaultValue = defaultValue
    self.minimum = minimum
    self.maximum = maximum
    self.control = control
    self.allowsNegativeNumbers = allowsNegativeNumbers
    self.placeholder = placeholder
  }
}
