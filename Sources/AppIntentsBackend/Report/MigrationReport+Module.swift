import IntentSemantics
import Localization
import SourceDiagnostics

extension MigrationReport {
  /// The report of a run.
  ///
  /// - Parameters:
  ///   - migration: What was made.
  ///   - hasTables: Whether tables are written; the account is left out where they are not.
  ///   - directory: The folder of the files.
  ///   - files: What became of the files.
  package init(of migration: TranslatedMigration, hasTables: Bool, directory: String, files: [ReportedFile]) {
    let module = migration.module
    let remarks = SortedRemarks(of: migration, hasTables: hasTables)
    form = module.options.form
    target = module.options.target
    definitions = module.programs.map(\.source.path)
    declarations = DeclarationReporting(of: migration, remarks: remarks).declarations
    unused = module.programs.enumerated().flatMap { index, program in
      program.unused { declared in
        module.enumerations.contains { $0.program == index && $0.enumeration.name == declared }
          || module.types.contains { $0.program == index && $0.type.name == declared }
      }
    }
    shortcutsProvider = migration.files.first { $0.subject == .shortcuts }?.name.withoutSuffix(".swift")
    shortcuts = migration.shortcuts.map { shortcut in
      ReportedShortcut(
        intent: shortcut.element, phrases: shortcut.phrases, phraseCounts: shortcut.translations.mapValues(\.count))
    }
    shortcutRemarks = remarks[.shortcuts]
    systemIntents = module.programs.flatMap { program in
      program.systemIntents.map { ReportedSystemIntent($0, of: program) }
    }
    self.remarks = remarks[.support]
    account = hasTables ? migration.strings.account : nil
    self.directory = directory
    self.files = files
  }
}

extension IntentProgram {
  /// The enumerations and types that are not used.
  fileprivate func unused(isUsed: (String) -> Bool) -> [MigrationReport.Unused] {
    enumerations.filter { !isUsed($0.name) }.map {
      MigrationReport.Unused(
        kind: .enumeration, name: $0.name, location: SourceLocation(file: source, range: $0.range))
    }
      + types.filter { !isUsed($0.name) }.map {
        MigrationReport.Unused(kind: .type, name: $0.name, location: SourceLocation(file: source, range: $0.range))
      }
  }
}

extension ReportedSystemIntent {
  fileprivate init(_ intent: SystemIntent, of program: IntentProgram) {
    let known = SystemIntentCatalogue.intent(named: intent.className)
    self.init(
      name: intent.name, className: intent.className,
      location: SourceLocation(file: program.source, range: intent.range), counterpart: known?.counterpart,
      isWithdrawnFromSiri: known?.isWithdrawnFromSiri ?? false,
      advice: SystemIntentRemarks.advice(for: intent.className), phrases: intent.samplePhrases.map(\.text))
  }
}
