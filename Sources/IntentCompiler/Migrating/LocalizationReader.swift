internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Reads definitions together with their tables, without looking for faults in them.
struct LocalizationReader {
  let options: CompilerOptions

  /// The definitions among some files with their tables, by the path of the definition that is compiled or of its copies,
  /// and all that lies around them.
  ///
  /// - Parameters:
  ///   - files: The definitions and what lies around them.
  ///   - diagnostics: Receives what is wrong with the tables.
  /// - Returns: The definitions that can be read, and the project without the types of its Swift files.
  func surroundings(
    in files: CheckedFiles, diagnostics: inout DiagnosticEngine
  ) -> (localizations: [String: CheckedLocalization], project: CheckedProject) {
    let reader = ProjectFileReader(options: options)
    let tables = Parallel.map(files[.table], reader.tables)
    for table in tables { diagnostics.report(contentsOf: table.diagnostics) }
    let surroundings = ProjectSurroundings(files, reader: reader, readsSwift: false)
    let index = TableIndex(tables)
    var localizations: [String: CheckedLocalization] = [:]
    var ofCopies: [String: CheckedLocalization] = [:]
    for group in LocalizationUnit.groupsWithSameTables(LocalizationUnit.units(of: files[.definition])) {
      let units = group.map(read)
      for (number, read) in units.enumerated() {
        var others = units
        others.remove(at: number)
        let path = read.unit.definition.path
        let localization = read.unit.localization(
          of: read, others: others, tables: index.tables(for: read.unit.place),
          languages: ProjectLanguages(
            demanded: [], known: surroundings.languages(ofDefinitionAt: path),
            development: surroundings.developmentLanguage))
        localizations[path] = localization
        // Whoever names the copy in a language's folder means the same intents with the same tables.
        for copy in read.unit.copies { ofCopies[copy.path] = localization }
      }
    }
    let all = localizations.sorted { $0.key < $1.key }.map(\.value)
    let project = surroundings.project(
      definitions: all.map(\.definition), localizations: all, tables: tables,
      hasUnreadDefinitions: files.lacksDefinitions)
    return (localizations.merging(ofCopies) { own, _ in own }, project)
  }

  /// A definition and its copies.
  ///
  /// What is wrong with them is reported by those who compile them.
  private func read(_ unit: LocalizationUnit) -> ReadUnit {
    let front = FrontEnd(options: options)
    var ignored = DiagnosticEngine()
    var read = ReadUnit(unit: unit)
    read.definition = front.checkedDefinition(of: unit.definition, diagnostics: &ignored)
    for copy in unit.copies {
      if let definition = front.checkedDefinition(of: copy, diagnostics: &ignored) {
        read.copies.append((DefinitionPlace(copy.path).languageFolder ?? "", definition))
      }
    }
    return read
  }
}
