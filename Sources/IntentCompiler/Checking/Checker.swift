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
    for rule in RuleRegistry.all {
      guard let rule = rule as? any ProjectRule.Type, runs(rule.description) else { continue }
      var findings = RuleFindings(rule)
      rule.check(project, &findings)
      result.diagnostics.report(contentsOf: findings)
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
    for rule in RuleRegistry.all {
      guard let rule = rule as? any LocalizationRule.Type, runs(rule.description) else { continue }
      var findings = RuleFindings(rule)
      rule.check(localization, &findings)
      result.diagnostics.report(contentsOf: findings)
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
    for rule in RuleRegistry.all {
      guard let rule = rule as? any DefinitionRule.Type, runs(rule.description) else { continue }
      var findings = RuleFindings(rule, in: source)
      rule.check(definition, &findings)
      result.diagnostics.report(contentsOf: findings)
    }
    return definition
  }
}

extension DiagnosticEngine {
  /// Takes down what a rule has found.
  mutating func report(contentsOf findings: RuleFindings) {
    for diagnostic in findings.diagnostics {
      report(diagnostic)
    }
  }
}
