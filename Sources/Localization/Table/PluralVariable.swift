package import SourceDiagnostics

/// A part of a text that has several forms.
package struct PluralVariable: Sendable, Equatable {
  /// What the form is chosen by.
  package enum Rule: String, Sendable, Hashable {
    /// A number: `zero`, `one`, `two`, `few`, `many`, `other`.
    case plural
    /// The device: `iphone`, `mac`, `other` and so on.
    case device
    /// The room there is, as a number.
    case width
    /// Anything else, for example the phrases of an app shortcut, all of which are meant.
    case other
  }

  /// The name by which the format refers to it; nil where it is the whole text.
  package let name: Located<String>?

  /// What the form is chosen by.
  package let rule: Rule

  /// The device that the forms are for, where forms for devices have forms of their own; nil otherwise.
  package let device: Located<String>?

  /// The format of the number without `%`, for example `d` or `lld`; nil where the table names none.
  package let valueType: Located<String>?

  /// The forms in the order of the file.
  package let forms: [PluralForm]
}
