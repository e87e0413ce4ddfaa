/// A part of a text that depends on a number.
public struct DialoguePluralVariable: Sendable, Hashable {
  /// The name by which the text refers to it, which may be that of the value.
  public let name: String

  /// The forms; `%ld` and the like stand for the number in them, tokens for values.
  public let forms: [PluralCategory: String]

  /// A part with the given forms.
  public init(_ name: String, forms: [PluralCategory: String]) {
    self.name = name
    self.forms = forms
  }

  /// The form for a number; for no number that for any.
  ///
  /// A form for zero is used for the number 0 in every language, as Apple's systems do.
  func form(for number: Double?, in language: DialogueLanguage) -> String {
    let category = number.map(language.category) ?? .other
    let form = number == 0 ? forms[.zero] : nil
    return form ?? forms[category] ?? forms[.other] ?? ""
  }
}
