/// A part of a text that a number chooses.
package struct CatalogueSubstitution: Sendable, Equatable {
  /// The name by which the text refers to it.
  ///
  /// For example: `soups` in `%#@soups@`
  package let name: String

  /// Which of the values of the text the number is, counted from 1.
  package let argument: Int

  /// How the number is formatted, without the per cent sign.
  ///
  /// For example: `lld`
  package let specifier: String

  /// The texts by the category that they are for; `%arg` is the place of the number.
  package let forms: [String: CatalogueUnit]

  /// A part of the given facts.
  package init(name: String, argument: Int, specifier: String, forms: [String: CatalogueUnit]) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
    self.forms = forms
  }
}
