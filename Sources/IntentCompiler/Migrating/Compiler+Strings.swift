package import AppIntentsBackend
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
  ///   - existing: The table that is there at a path; nil for none. Its texts stay.
  ///   - diagnostics: Receives what is wrong with the definitions and tables.
  /// - Returns: The code and the tables, or nil when errors have been reported.
  package func translatedMigration(
    of definitions: [SourceFile], in files: [SourceFile], options: MigrationOptions = MigrationOptions(),
    strings: StringsOptions = StringsOptions(), existing: @escaping (String) -> SourceFile? = { _ in nil },
    diagnostics: inout DiagnosticEngine
  ) -> TranslatedMigration? {
    let front = FrontEnd(options: self.options)
    let localizations = LocalizationReader(options: self.options).localizations(
      in: CheckedFiles(files), diagnostics: &diagnostics)
    var programs: [IntentProgram] = []
    var originals: [OriginalTexts] = []
    for definition in definitions {
      let compiled = front.definition(of: definition)
      diagnostics.report(contentsOf: compiled.diagnostics)
      guard let program = compiled.program, let localization = localizations[definition.path] else { continue }
      programs.append(program)
      originals.append(OriginalTexts(localization))
    }
    guard !diagnostics.hasErrors else { return nil }
    return TranslatedMigration(
      of: programs, originals: originals, options: options, strings: strings, existing: existing,
      diagnostics: &diagnostics)
  }
}
