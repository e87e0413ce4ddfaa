package import Localization

/// A language and the tables that a definition has in it.
package struct CheckedLanguage: Sendable {
  /// The name as its folder or the command line spells it, for example `zh-Hans`.
  package let name: String

  /// The tables: `.strings`, `.stringsdict` and the part of a catalogue; empty for a language that is only asked for.
  package let tables: [StringTable]

  /// Whether the texts of the definition are in this language, so that the table overrides them.
  package let isDevelopmentLanguage: Bool

  /// A language with its tables.
  package init(name: String, tables: [StringTable], isDevelopmentLanguage: Bool) {
    self.name = name
    self.tables = tables
    self.isDevelopmentLanguage = isDevelopmentLanguage
  }
}
