/// The texts of one file of a project in an XLIFF file.
package struct ExchangeFile: Sendable, Equatable {
  /// The path of the file that the texts are from, from the folder of the Xcode project.
  package let original: String

  /// The language of the texts.
  package let sourceLanguage: String

  /// The language of the translations.
  package let targetLanguage: String

  /// The texts in order; no ID twice.
  package let units: [ExchangeUnit]

  /// The texts of a file.
  package init(original: String, sourceLanguage: String, targetLanguage: String, units: [ExchangeUnit]) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }
}
