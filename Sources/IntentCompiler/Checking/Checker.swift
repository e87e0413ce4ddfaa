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
    let results = Parallel.map(units) { unit in
      let languages = ProjectLanguages(
        demanded: languages, known: surroundings.languages(ofDefinitionAt: unit.definition.path),
        development: surroundings.developmentLanguage)
      return check(unit, tables: index.tables(for: unit.place), languages: languages)
    }
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
    return result
  }

  private func check(
    _ unit: LocalizationUnit, tables: [ReadTable], languages: ProjectLanguages
  ) -> UnitResult {
    var result = UnitResult()
    let front = FrontEnd(options: options)
    guard let definition = checked(unit.definition, front, &result) else { return result }
    let copies = unit.copies.compactMap { copy -> (language: String, definition: CheckedDefinition)? in
      readCopy(copy, front, &result).map { (DefinitionPlace(copy.path).languageFolder ?? "", $0) }
    }
    let localization = unit.localization(of: definition, copies: copies, tables: tables, languages: languages)
    result.localization = localization
    runRules(reportingTo: &result.diagnostics) { rule, findings in
      (rule as? any LocalizationRule.Type)?.check(localization, &findings)
    }
    return result
  }

  /// A copy of a definition: only its differences count, and everything else would be said twice.
  private func readCopy(_ source: SourceFile, _ front: FrontEnd, _ result: inout UnitResult) -> CheckedDefinition? {
    var diagnostics = DiagnosticEngine()
    guard let copy = front.checkedDefinition(of: source, diagnostics: &diagnostics) else {
      result.diagnostics.report(contentsOf: diagnostics)
      return nil
    }
    result.documents.append(copy.document)
    return copy
  }

  /// A definition with the findings of the rules that look at it alone; nil where it cannot be read.
  private func checked(_ source: SourceFile, _ front: FrontEnd, _ result: inout UnitResult) -> CheckedDefinition? {
    guard let definition = front.checkedDefinition(of: source, diagnostics: &result.diagnostics) else { return nil }
    result.documents.append(definition.document)
    runRules(reportingTo: &result.diagnostics, in: source) { rule, findings in
      (rule as? any DefinitionRule.Type)?.check(definition, &findings)
    }
    return definition
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
