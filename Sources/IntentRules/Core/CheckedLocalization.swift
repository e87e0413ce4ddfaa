package import Localization
package import SourceDiagnostics

/// A definition together with its tables of translations.
package struct CheckedLocalization: Sendable {
  /// The definition.
  package let definition: CheckedDefinition

  /// The languages that have a table or are asked for, by name; the language of the definition is among them only if it
  /// has a table of its own.
  package let languages: [CheckedLanguage]

  /// Tables outside of language folders.
  package let unlocalizedTables: [StringTable]

  /// The language that the texts of the definition are in, for example `en`; nil where nothing tells it.
  package let developmentLanguage: String?

  /// Files that were meant to be tables of the definition and are never looked up because of their names.
  package let misnamedTables: [SourceFile]

  /// Full copies of the definition in other language folders, with the names of their languages.
  package let copies: [(language: String, definition: CheckedDefinition)]

  /// A definition with its tables.
  package init(
    definition: CheckedDefinition, languages: [CheckedLanguage], unlocalizedTables: [StringTable] = [],
    developmentLanguage: String? = nil, misnamedTables: [SourceFile] = [],
    copies: [(language: String, definition: CheckedDefinition)] = []
  ) {
    self.definition = definition
    self.languages = languages
    self.unlocalizedTables = unlocalizedTables
    self.developmentLanguage = developmentLanguage
    self.misnamedTables = misnamedTables
    self.copies = copies
  }
}
