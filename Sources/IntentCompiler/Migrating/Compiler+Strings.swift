package import AppIntentsBackend
internal import IntentModel
internal import IntentRules
internal import IntentSemantics
package import SourceDiagnostics

extension Compiler {
  /// Migrates definitions with their translations.
  ///
  /// - Parameters:
  ///   - definitions: The definitions of one module, by path in the order of their files.
  ///   - files: The definitions and what lies around them: tables, vocabularies, Xcode projects.
  ///   - options: How the code is written.
  ///   - strings: How the tables are written.
  ///   - shortcuts: What is said about App Shortcuts beside the definitions.
  ///   - existing: The table that is there at a path; nil for none. Its texts stay.
  ///   - diagnostics: Receives what is wrong with the definitions and tables.
  /// - Returns: The code and the tables, or nil when errors have been reported.
  package func translatedMigration(
    of definitions: [SourceFile], in files: [SourceFile], options: MigrationOptions = MigrationOptions(),
    strings: StringsOptions = StringsOptions(), shortcuts: ShortcutsConfiguration = ShortcutsConfiguration(),
    existing: @escaping (String) -> SourceFile? = { _ in nil },
    diagnostics: inout DiagnosticEngine
  ) -> TranslatedMigration? {
    migrationInput(of: definitions, in: files, diagnostics: &diagnostics).flatMap { input in
      translatedMigration(
        of: input, options: options, strings: strings, shortcuts: shortcuts, existing: existing,
        diagnostics: &diagnostics)
    }
  }

  /// Reads the definitions of a migration, with all that lies around them.
  ///
  /// - Returns: What was read, or nil when errors have been reported.
  func migrationInput(
    of definitions: [SourceFile], in files: [SourceFile], diagnostics: inout DiagnosticEngine
  ) -> MigrationInput? {
    let front = FrontEnd(options: self.options)
    let files = CheckedFiles(files)
    let vocabularies = files[.vocabulary].compactMap { file in
      front.vocabulary(of: file, diagnostics: &diagnostics).map {
        LocalizedVocabulary(
          language: VocabularySearch.language(ofFolder: file.path.directoryOfPath), document: $0)
      }
    }
    let (localizations, project) = LocalizationReader(options: self.options).surroundings(
      in: files, diagnostics: &diagnostics)
    var programs: [IntentProgram] = []
    var originals: [OriginalTexts] = []
    for definition in definitions {
      let compiled = front.definition(of: definition, vocabularies: vocabularies)
      diagnostics.report(contentsOf: compiled.diagnostics)
      guard let program = compiled.program, let localization = localizations[definition.path] else { continue }
      programs.append(program)
      originals.append(OriginalTexts(localization))
    }
    guard !diagnostics.hasErrors else { return nil }
    return MigrationInput(programs: programs, originals: originals, vocabularies: vocabularies, project: project)
  }

  /// Migrates definitions that have been read.
  func translatedMigration(
    of input: MigrationInput, options: MigrationOptions, strings: StringsOptions, shortcuts: ShortcutsConfiguration,
    existing: @escaping (String) -> SourceFile?, diagnostics: inout DiagnosticEngine
  ) -> TranslatedMigration? {
    var options = options
    options.supportedIntents = input.project.supportedIntents.map {
      SupportedIntent(className: $0.name, location: $0.location)
    }
    let migration = TranslatedMigration(
      of: input.programs, originals: input.originals, options: options, strings: strings,
      shortcuts: shortcuts.named(by: input.project), vocabularies: input.vocabularies.flatMap(\.phrases),
      terms: input.vocabularies.flatMap(\.terms), existing: existing, diagnostics: &diagnostics)
    for fault in migration?.faults ?? [] {
      diagnostics.report(Diagnostic(fault))
    }
    return diagnostics.hasErrors ? nil : migration
  }
}

extension ShortcutsConfiguration {
  /// The configuration with the names of the project's apps, where nobody has given some.
  fileprivate func named(by project: CheckedProject) -> ShortcutsConfiguration {
    guard appNames.isEmpty else { return self }
    var configuration = self
    let names = project.appNames
    configuration.appNames = names.all
    configuration.localizedAppNames.merge(names.localized) { given, _ in given }
    return configuration
  }
}

extension LocalizedVocabulary {
  /// The sentences by intent.
  fileprivate var phrases: [VocabularyPhrases] {
    document.intentPhrases.compactMap { row in
      guard let name = row.intentName, !name.value.isEmpty else { return nil }
      return VocabularyPhrases(
        className: name.value, sentences: row.intentExamples.map(\.value).filter { !$0.isEmpty }, language: language,
        location: SourceLocation(file: document.source, range: name.range))
    }
  }

  /// The terms by parameter.
  fileprivate var terms: [VocabularyTerms] {
    document.parameterVocabularies.flatMap { row in
      row.parameterNames.filter { !$0.value.isEmpty }.map { name in
        VocabularyTerms(
          parameter: name.value, count: row.parameterVocabulary.count, language: language,
          location: SourceLocation(file: document.source, range: name.range))
      }
    }
  }
}
