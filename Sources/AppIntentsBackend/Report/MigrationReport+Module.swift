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
  ///   - changes: What has come and gone since the last run.
  ///   - isDone: Whether people have done what a remark asks of them.
  ///   - files: What became of the files.
  package init(
    of migration: TranslatedMigration, hasTables: Bool, directory: String, changes: [MigrationChange] = [],
    isDone: (MigrationRemark) -> Bool = { _ in false }, files: [ReportedFile]
  ) {
    let module = migration.module
    let remarks = SortedRemarks(of: migration, hasTables: hasTables).without(isDone)
    form = module.options.form
    target = module.options.target
    asksHandlers = module.asksHandlers
    hiddenClasses = BridgeResults(module: module).hiddenNames
    packageName = PackageDeclaration(module.options)?.packageName
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
    let others = remarks[.support]
    let written = module.systemIntents
    let systemIntents =
      module.programs.flatMap { program in
        program.systemIntents.map { intent in
          let location = SourceLocation(file: program.source, range: intent.range)
          return ReportedSystemIntent(
            intent, at: location,
            written: written.first { $0.known.className == intent.className && $0.skeleton != nil },
            others.filter { $0.location == location })
        }
      }
      + written.filter { $0.program == nil }.map { intent in
        ReportedSystemIntent(
          intent,
          isSupported: module.options.supportedIntents.contains { $0.className == intent.known.className },
          others.filter { $0.element == intent.modelName && $0.location == intent.location })
      }
    self.systemIntents = systemIntents
    let told = systemIntents.flatMap(\.remarks)
    self.remarks = others.filter { !told.contains($0) }
    account = hasTables ? migration.strings.account : nil
    untouchedCount = hasTables ? 0 : migration.strings.account.fates.count
    self.directory = directory
    self.changes = changes
    self.files = files
  }
}

extension IntentProgram {
  /// The enumerations and types that are not used.
  fileprivate func unused(isUsed: (String) -> Bool) -> [MigrationReport.Unused] {
    enumerations.filter { !isUsed($0.name) }.map {
      MigrationReport.Unused(
        kind: .enumeration, name: $0.name, className: $0.className,
        location: SourceLocation(file: source, range: $0.range))
    }
      + types.filter { !isUsed($0.name) }.map {
        MigrationReport.Unused(
          kind: .type, name: $0.name, className: $0.className,
          location: SourceLocation(file: source, range: $0.range))
      }
  }
}

extension ReportedSystemIntent {
  fileprivate init(_ intent: MigratedSystemIntent, isSupported: Bool, _ remarks: [MigrationRemark]) {
    self.init(
      name: intent.modelName, className: intent.known.className, location: intent.location,
      counterpart: intent.known.counterpart, isWithdrawnFromSiri: intent.known.isWithdrawnFromSiri,
      advice: SystemIntentRemarks.advice(for: intent.known.className),
      structure: intent.skeleton == nil ? nil : intent.name, isReplaced: intent.isReplaced, isInProject: isSupported,
      phrases: [], remarks: remarks)
  }

  fileprivate init(
    _ intent: SystemIntent, at location: SourceLocation, written: MigratedSystemIntent?, _ remarks: [MigrationRemark]
  ) {
    let known = SystemIntentCatalogue.intent(named: intent.className)
    self.init(
      name: intent.name, className: intent.className,
      location: location, counterpart: known?.counterpart,
      isWithdrawnFromSiri: known?.isWithdrawnFromSiri ?? false,
      advice: SystemIntentRemarks.advice(for: intent.className), structure: written?.name,
      isReplaced: written?.isReplaced ?? false, isInProject: true, phrases: intent.samplePhrases.map(\.text),
      remarks: remarks)
  }
}
