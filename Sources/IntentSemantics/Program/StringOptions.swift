/// What a definition says about a text value.
package struct StringOptions: Sendable, Equatable {
  /// The text that stands there at first.
  package let defaultValue: LocalizedText?

  /// The text that stands in an empty field.
  package let placeholder: LocalizedText?

  /// `None`, `Words`, `Sentences` or `Characters`; nil for sentences.
  package let capitalization: String?

  /// The keyboard, for example `ASCIICapable`; nil for the usual one.
  package let keyboardType: String?

  /// Whether the text may have several lines.
  package let isMultiline: Bool

  /// Whether autocorrection is off.
  package let disablesAutocorrect: Bool

  /// Whether smart dashes are off.
  package let disablesSmartDashes: Bool

  /// Whether smart quotes are off.
  package let disablesSmartQuotes: Bool

  /// A value of the given parts.
  package init(
    defaultValue: LocalizedText? = nil, placeholder: LocalizedText? = nil, capitalization: String? = nil,
    keyboardType: String? = nil, isMultiline: Bool = false, disablesAutocorrect: Bool = false,
    disablesSmartDashes: Bool = false, disablesSmartQuotes: Bool = false
  ) {
    self.defaultValue = defaultValue
    self.placeholder = placeholder
    self.capitalization = capitalization
    self.keyboardType = keyboardType
    self.isMultiline = isMultiline
    self.disablesAutocorrect = disablesAutocorrect
    self.disablesSmartDashes = disablesSmartDashes
    self.disablesSmartQuotes = disablesSmartQuotes
  }
}
