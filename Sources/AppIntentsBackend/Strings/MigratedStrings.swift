import Localization
package import SourceDiagnostics

/// The tables of migrated code, with the account of the translations in them.
package struct MigratedStrings: Sendable, Equatable {
  /// The tables, sorted by path.
  package let files: [MigratedStringFile]

  /// What became of every translation.
  package let account: TranslationAccount

  /// What is to be said about translations.
  package let remarks: [MigrationRemark]

  /// What is to be said about texts that have their string IDs as keys, unless all texts are to have them.
  package let ownKeyRemarks: [MigrationRemark]

  /// The tables for the texts of a run; nil where a table that is there cannot be read, which is reported.
  ///
  /// - Parameters:
  ///   - texts: The texts of the code, of all its files.
  ///   - originals: The texts of the definitions, in the order of the definitions.
  ///   - shortcuts: The phrases of the App Shortcuts.
  ///   - options: How the tables are written.
  ///   - existing: The file that is there at a path; nil for none. Its texts stay.
  ///   - diagnostics: Receives what is wrong with such a file.
  package init?(
    texts: [MigratedText], originals: [OriginalTexts], shortcuts: [ShortcutTexts] = [],
    options: StringsOptions = StringsOptions(), existing: @escaping (String) -> SourceFile? = { _ in nil },
    diagnostics: inout DiagnosticEngine
  ) {
    let carrying = TranslationCarrying(
      texts: texts, originals: originals, shortcuts: shortcuts, ownKeyTable: options.ownKeyTable)
    var writing = StringFileWriting(
      options: options, sourceLanguage: options.sourceLanguage ?? originals.first?.language ?? LanguageName("en"),
      existing: existing)
    writing.write(carrying.entries, diagnostics: &diagnostics)
    writing.write(shortcuts, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    files = writing.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let fates = carrying.fates.map { writing.outcome(of: $0) }
    let proof = TranslationProof(files: files, shortcuts: shortcuts, options: options, originals: originals)
    account = TranslationAccount(
      fates: fates, coverage: carrying.coverage,
      spellings: LanguageSpelling.spellings(of: fates, after: proof.spellings), faults: proof.faults(of: fates))
    remarks = fates.flatMap { $0.remarks }
    ownKeyRemarks = carrying.ownKeyRemarks
  }
}
