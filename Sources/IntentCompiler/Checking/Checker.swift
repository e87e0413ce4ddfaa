internal import HandlerSources
internal import IntentModel
internal import IntentRules
internal import IntentSemantics
internal import Localization
internal import ProjectModel
internal import PropertyListReader
internal import SourceDiagnostics
internal import SwiftSourceReader

/// Runs the rules over files in memory.
struct Checker: Sendable {
  let options: CompilerOptions

  /// Languages that translations are demanded for, beside those that have a table.
  let languages: [String]

  /// Whether a rule runs.
  let runs: @Sendable (RuleDescription) -> Bool

  /// What is found in files, with the severities that the rules have of themselves.
  func check(_ files: CheckedFiles) -> CheckResult {
    let reader = ProjectFileReader(options: options)
    let tables = Parallel.map(files[.table], reader.tables)
    let surroundings = ProjectSurroundings(files, reader: reader)
    let units = LocalizationUnit.units(of: files[.definition])
    let index = TableIndex(tables)
    let results = Parallel.map(LocalizationUnit.groupsWithSameTables(units)) { group in
      check(group, tables: index) { unit in
        ProjectLanguages(
          demanded: languages, known: surroundings.languages(ofDefinitionAt: unit.definition.path),
          development: surroundings.developmentLanguage)
      }
    }.flatMap(\.self)
    var result = CheckResult()
    for table in tables {
      result.add(table)
    }
    for part in results {
      result.add(part)
    }
    result.diagnostics.report(contentsOf: surroundings.diagnostics)
    let project = surroundings.project(
      definitions: results.compactMap(\.localization?.definition), localizations: results.compactMap(\.localization),
      tables: tables, hasUnreadDefinitions: files.lacksDefinitions || results.contains { $0.localization == nil })
    runRules(reportingTo: &result.diagnostics) { rule, findings in
      (rule as? any ProjectRule.Type)?.check(project, &findings)
    }
    if !files.appIntents.isEmpty {
      check(files, migratedFrom: project.definitions, reader: reader, &result)
    }
    return result
  }

  /// What is found in a definition alone, whatever its file is called, with the names of the elements.
  func check(definition file: SourceFile) -> [Diagnostic] {
    let unit = read(LocalizationUnit(definition: file, copies: []))
    var elements = ElementNames()
    for definition in unit.definitions { elements.add(definition.document) }
    return unit.diagnostics.diagnostics.map { $0.with(element: elements.name(at: $0.location) ?? "") }
  }

  /// Checks App Intents and the tables of their phrases.
  private func check(
    _ files: CheckedFiles, migratedFrom definitions: [CheckedDefinition], reader: ProjectFileReader,
    _ result: inout CheckResult
  ) {
    let folders = TestFolders(files.appIntents)
    let sources = files.appIntents.filter { !folders.haveTest($0.path) }
    let tables = Parallel.map(files.phraseTables, reader.tables)
    for table in tables {
      result.add(table)
    }
    let migration = CheckedMigration(
      definitions: definitions, sources: Parallel.map(sources) { SwiftSource(reading: $0) },
      phraseTables: tables.flatMap(\.tables),
      records: files.migrationRecords.compactMap { RecordedMigration.read($0, diagnostics: &result.diagnostics) })
    runRules(reportingTo: &result.diagnostics) { rule, findings in
      (rule as? any MigrationRule.Type)?.check(migration, &findings)
    }
  }

  /// Checks definitions that have the same tables.
  private func check(
    _ group: [LocalizationUnit], tables: TableIndex, languages: (LocalizationUnit) -> ProjectLanguages
  ) -> [UnitResult] {
    let units = group.map(read)
    var reported = SharedFindings()
    return units.enumerated().map { number, read in
      let unit = read.unit
      var result = UnitResult(diagnostics: read.diagnostics, documents: read.definitions.map(\.document))
      var others = units
      others.remove(at: number)
      result.localization = unit.localization(
        of: read, others: others, tables: tables.tables(for: unit.place), languages: languages(unit))
      if let localization = result.localization {
        var diagnostics = DiagnosticEngine()
        runRules(reportingTo: &diagnostics) { rule, findings in
          (rule as? any LocalizationRule.Type)?.check(localization, &findings)
        }
        for diagnostic in diagnostics.diagnostics where units.count == 1 || reported.insert(diagnostic) {
          result.diagnostics.report(diagnostic)
        }
      }
      return result
    }
  }

  /// A definition and its copies, with the findings of the rules that look at the definition alone.
  private func read(_ unit: LocalizationUnit) -> ReadUnit {
    let front = FrontEnd(options: options)
    var read = ReadUnit(unit: unit)
    guard let definition = front.checkedDefinition(of: unit.definition, diagnostics: &read.diagnostics) else {
      return read
    }
    read.definition = definition
    runRules(reportingTo: &read.diagnostics, in: unit.definition) { rule, findings in
      (rule as? any DefinitionRule.Type)?.check(definition, &findings)
    }
    for copy in unit.copies {
      // Only the differences of a copy count, and everything else would be said twice.
      var diagnostics = DiagnosticEngine()
      if let definition = front.checkedDefinition(of: copy, diagnostics: &diagnostics) {
        read.copies.append((DefinitionPlace(copy.path).languageFolder ?? "", definition))
      } else {
        read.diagnostics.report(contentsOf: diagnostics)
      }
    }
    return read
  }

  /// Runs the rules that are wanted.
  ///
  /// - Parameters:
  ///   - diagnostics: Receives what they find.
  ///   - file: The file that they look at, if it is one.
  ///   - check: Runs a rule, unless it is of another kind.
  private func runRules(
    reportingTo diagnostics: inout DiagnosticEngine, in file: SourceFile? = nil,
    _ check: (any Rule.Type, inout RuleFindings) -> Void
  ) {
    for rule in RuleRegistry.all where runs(rule.description) {
      var findings = RuleFindings(rule, in: file)
      check(rule, &findings)
      for diagnostic in findings.diagnostics {
        diagnostics.report(diagnostic)
      }
    }
  }
}
