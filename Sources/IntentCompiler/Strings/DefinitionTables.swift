internal import DefinitionStrings
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Definitions with the tables that belong to them, read for changing the tables.
struct DefinitionTables {
  /// The definitions that are compiled, in the order of their paths.
  let localizations: [CheckedLocalization]

  /// The tables, misnamed ones included, by path.
  let tables: [String: ReadTable]

  /// All files.
  let files: CheckedFiles

  /// The definitions and tables among some files, or nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - files: The definitions and what lies around them.
  ///   - options: How they are read.
  ///   - languages: The languages whose tables have to be readable; empty for all.
  ///   - needsDevelopmentLanguage: Whether those in the language of a definition have to be readable, too.
  ///   - diagnostics: Receives what keeps a file from being read.
  init?(
    _ files: CheckedFiles, options: CompilerOptions, languages: Set<LanguageName> = [],
    needsDevelopmentLanguage: Bool = false, diagnostics: inout DiagnosticEngine
  ) {
    var found = DiagnosticEngine()
    let surroundings = LocalizationReader(options: options).surroundings(in: files, diagnostics: &found)
    var byPath: [String: CheckedLocalization] = [:]
    for localization in surroundings.localizations.values {
      byPath[localization.definition.source.path] = localization
    }
    localizations = byPath.sorted { $0.key < $1.key }.map(\.value)
    // What is wrong with a definition is for 'check' to say, unless it cannot be read at all.
    let front = FrontEnd(options: options)
    let readPaths = Set(byPath.values.flatMap { [$0.definition.source.path] + $0.copies.map(\.definition.source.path) })
    for file in files[.definition] where !readPaths.contains(file.path) {
      var unread = DiagnosticEngine()
      if front.checkedDefinition(of: file, diagnostics: &unread) == nil { found.report(contentsOf: unread) }
    }
    let reader = ProjectFileReader(options: options)
    tables = Dictionary(
      files[.table].map { ($0.path, reader.tables(of: $0)) }, uniquingKeysWith: { first, _ in first })
    self.files = files
    let developed = needsDevelopmentLanguage ? localizations.map { LanguageName($0.developmentLanguage ?? "en") } : []
    let needed = languages.union(developed)
    for finding in found.diagnostics where finding.severity == .error {
      let language = (finding.location?.file.path).flatMap(Self.language)
      if languages.isEmpty || language.map(needed.contains) ?? true { diagnostics.report(finding) }
    }
    if diagnostics.hasErrors { return nil }
  }

  /// The language of a table in a language folder; nil for any other file.
  private static func language(ofTableAt path: String) -> LanguageName? {
    guard CheckedFileKind(path: path) == .table, let folder = DefinitionPlace(path).languageFolder else { return nil }
    return LanguageFolder(folderName: folder + ".lproj")?.language
  }

  /// The files that some paths of a command line lead to; nil when errors have been reported.
  static func files(
    at inputs: [String], options: CompilerOptions, diagnostics: inout DiagnosticEngine
  ) -> CheckedFiles? {
    var search = CheckSearch(byteLimit: options.limits.byteCount) { _ in false }
    let sources = inputs.flatMap { search.files(at: $0) }
    for finding in search.diagnostics.diagnostics where finding.severity == .error { diagnostics.report(finding) }
    guard !diagnostics.hasErrors else { return nil }
    let files = CheckedFiles(sources, lacksDefinitions: search.lacksDefinitions)
    guard !files[.definition].isEmpty else {
      diagnostics.report(Diagnostic(.unreadableInput, "there is no .intentdefinition file in the inputs", at: nil))
      return nil
    }
    return files
  }
}
