package import IntentModel

/// How much of a definition is translated.
package struct TranslationCoverage: Sendable, Equatable {
  /// Texts of one group in one language.
  package struct Count: Sendable, Equatable {
    /// The texts that have to be translated: those with a text in the definition.
    package var total = 0

    /// Those with an entry that is not empty.
    package var present = 0

    /// Those that have an entry, if only for one of their forms, whose placeholders are not those of the definition.
    package var mismatched = 0

    /// No texts.
    package init() {}

    /// The texts without an entry.
    package var missing: Int { total - present }
  }

  /// A language of the definition.
  package struct Language: Sendable, Equatable {
    /// The name, as its folder spells it.
    package let name: String

    /// Whether there is a table at all.
    package let hasTable: Bool

    /// Whether the texts of the definition are in this language, so that nothing is missing without a table.
    package let isDevelopmentLanguage: Bool

    /// The texts of each group that the definition has texts of.
    package let counts: [DefinitionTextGroup: Count]

    /// The IDs of the texts without an entry, in the order of the definition.
    package let missingIDs: [String]

    /// The entries of the tables that no text of a definition with these tables has the ID of; none where a text may be
    /// unknown.
    package let staleCount: Int

    /// A language with its counts.
    package init(
      name: String, hasTable: Bool, isDevelopmentLanguage: Bool, counts: [DefinitionTextGroup: Count],
      missingIDs: [String], staleCount: Int
    ) {
      self.name = name
      self.hasTable = hasTable
      self.isDevelopmentLanguage = isDevelopmentLanguage
      self.counts = counts
      self.missingIDs = missingIDs
      self.staleCount = staleCount
    }
  }

  /// The path of the definition.
  package let path: String

  /// The languages, by name.
  package let languages: [Language]

  /// The coverage of a definition.
  package init(path: String, languages: [Language]) {
    self.path = path
    self.languages = languages
  }
}
