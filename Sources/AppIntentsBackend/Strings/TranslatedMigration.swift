package import IntentSemantics
package import SourceDiagnostics

/// The code of a run together with its tables.
package struct TranslatedMigration: Sendable, Equatable {
  /// What is written, with the keys that its texts have in the end.
  package let module: MigratedModule

  /// The files of the code.
  package let files: [MigratedFile]

  /// The texts of the definitions.
  package let originals: [OriginalTexts]

  /// The tables.
  package let strings: MigratedStrings

  /// The phrases of the App Shortcuts.
  package let shortcuts: [ShortcutTexts]

  /// What is to be said about phrases that no file is about.
  package let shortcutRemarks: [MigrationRemark]

  /// What is to be said about intents of the framework and about vocabularies.
  package let systemIntentRemarks: [MigrationRemark]

  /// What is to be said about the tables as files.
  package var tableRemarks: [MigrationRemark] = []

  /// What is to be said of the class prefix.
  package var prefixRemarks: [MigrationRemark] = []

  /// What is to be said of files that people have edited.
  package var fileRemarks: [MigrationRemark] = []

  /// The classes of the intents for which the project's own choice of handlers has none, though it could.
  package var unnamedIntents: Set<String> = []

  /// What is to be said about phrases, intents and tables that no file is about.
  package var remarks: [MigrationRemark] {
    shortcutRemarks + systemIntentRemarks + tableRemarks + prefixRemarks + fileRemarks
  }

  /// What people have asked for and makes no sense with the definitions; then the code is not what they want.
  package let faults: [ConfigurationFault]

  /// The code and tables of some definitions; nil where two things would have one name, or a table that is there cannot be
  /// read, which is reported.
  ///
  /// Texts that are alike and are translated differently get keys of their own, so the code is made twice where there are
  /// some.
  ///
  /// - Parameters:
  ///   - programs: The definitions.
  ///   - originals: Their texts and tables, in the same order.
  ///   - options: How the code is written.
  ///   - strings: How the tables are written.
  ///   - shortcuts: What is said about App Shortcuts beside the definitions.
  ///   - vocabularies: The phrases of the vocabularies; those of custom intents are in the definitions already.
  ///   - terms: What the vocabularies call values of parameters.
  ///   - existing: The table that is there at a path; nil for none. Its texts stay.
  ///   - diagnostics: Receives what is wrong.
  package init?(
    of programs: [IntentProgram], originals: [OriginalTexts], options: MigrationOptions,
    strings: StringsOptions = StringsOptions(), shortcuts: ShortcutsConfiguration = ShortcutsConfiguration(),
    vocabularies: [VocabularyPhrases] = [], terms: [VocabularyTerms] = [],
    existing: @escaping (String) -> SourceFile? = { _ in nil },
    diagnostics: inout DiagnosticEngine
  ) {
    guard let first = MigratedModule(of: programs, options: options, diagnostics: &diagnostics) else { return nil }
    var module = first
    var (files, phrases) = Self.files(of: first, originals, shortcuts)
    let candidates = TranslationCandidates(
      texts: files.flatMap(\.record.texts).filter { !$0.key.isEmpty }, originals: originals, ownKeyTable: nil)
    let planned = options.keying(StringKeyPlan(candidates))
    if planned != options {
      guard let second = MigratedModule(of: programs, options: planned, diagnostics: &diagnostics) else { return nil }
      module = second
      (files, phrases) = Self.files(of: second, originals, shortcuts)
    }
    guard
      let strings = MigratedStrings(
        texts: files.flatMap(\.record.texts), originals: originals,
        shortcuts: phrases.texts + [phrases.negativeTexts].compactMap(\.self), options: strings, existing: existing,
        diagnostics: &diagnostics)
    else { return nil }
    self.module = module
    self.files = files
    self.originals = originals
    self.strings = strings
    faults = module.optionFaults + phrases.faults
    self.shortcuts = phrases.texts
    shortcutRemarks = phrases.remarks
    systemIntentRemarks =
      SystemIntentRemarks(module: module, vocabularies: vocabularies).remarks
      + VocabularyTermRemarks(programs: programs, terms: terms).remarks
  }

  /// The files of a module, and the phrases of its App Shortcuts.
  private static func files(
    of module: MigratedModule, _ originals: [OriginalTexts], _ configuration: ShortcutsConfiguration
  ) -> (files: [MigratedFile], phrases: MigratedShortcuts) {
    let backend = AppIntentsBackend(module)
    let shortcuts = backend.shortcuts(originals, configuration: configuration)
    return (backend.files() + [shortcuts.file].compactMap(\.self), shortcuts)
  }
}

extension MigrationOptions {
  /// The options with keys of their own for the texts of a plan.
  func keying(_ plan: StringKeyPlan) -> MigrationOptions {
    var options = self
    switch options.stringKeys {
    case .texts(let ids): options.stringKeys = .texts(exceptIDs: ids.union(plan.idsWithOwnKeys))
    case .ids, .tablesOfDefinitions: options.ambiguousStringIDs.formUnion(plan.ambiguousIDs)
    }
    return options
  }
}
