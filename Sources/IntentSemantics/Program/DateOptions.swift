/// What a definition says about a date.
package struct DateOptions: Sendable, Equatable {
  /// `Date`, `Time` or `DateTime`; nil for both.
  package let kind: String?

  /// `Style`, `Relative` or `Template`.
  package let format: String?

  /// The length of the date, for example `Short`.
  package let dateStyle: String?

  /// The length of the time, for example `No`.
  package let timeStyle: String?

  /// The template text.
  package let template: LocalizedText?

  /// A value of the given parts.
  package init(
    kind: String? = nil, format: String? = nil, dateStyle: String? = nil, timeStyle: String? = nil,
    template: LocalizedText? = nil
  ) {
    self.kind = kind
    self.format = format
    self.dateStyle = dateStyle
    self.timeStyle = timeStyle
    self.template = template
  }
}
