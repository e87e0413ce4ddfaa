internal import DefinitionStrings
internal import IntentModel
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// An older version of a definition, with what is beside it.
struct FormerVersionReader {
  private let path: DefinitionPath
  private let document: DefinitionDocument
  private let options: CompilerOptions

  /// The version at a path; nil when it cannot be read, which is reported.
  init?(_ path: String, options: CompilerOptions, diagnostics: inout DiagnosticEngine) {
    self.path = DefinitionPath(path)
    self.options = options
    guard
      let source = DefinitionPathReader(limit: options.limits.byteCount).source(
        at: self.path, diagnostics: &diagnostics),
      let definition = FrontEnd(options: options).checkedDefinition(of: source, diagnostics: &diagnostics)
    else { return nil }
    document = definition.document
  }

  /// The older version of a definition; nil where it is one of another.
  ///
  /// Of several definitions, it is that of the one with its name; string IDs may be in more than one of them.
  func version(of localization: CheckedLocalization, among all: [CheckedLocalization]) -> FormerVersion? {
    let stem = path.file.map { DefinitionPlace($0).stem }
    let stems = all.map(\.definition.source.stem)
    guard localization.definition.source.stem == stem || !stems.contains(where: { $0 == stem }) else { return nil }
    let tables = (localization.languages.flatMap(\.tables) + localization.unlocalizedTables)
      .filter { $0.format == .strings || $0.format == .propertyList }
    let contents = tables.map { table in (path: table.source.path, old: content(of: table.source.path)) }
    // Where none is found, the tables may have been elsewhere.
    guard contents.contains(where: { $0.old.map { !$0.bytes.isEmpty } ?? false }) else {
      return FormerVersion(document)
    }
    var translations: [String: [String: String]] = [:]
    for (path, old) in contents {
      if let old { translations[path] = self.translations(in: old) }
    }
    return FormerVersion(document, tables: translations)
  }

  /// What a table was, beside the older version; empty where it was not there, and nil where it cannot be read.
  private func content(of table: String) -> SourceFile? {
    guard let former = path.file.map({ DefinitionPlace($0) }) else { return nil }
    let place = DefinitionPlace(table)
    let name = former.stem + place.name.dropFirst(place.stem.count)
    let folder = place.languageFolder.map { former.folder.appending(pathComponent: $0 + ".lproj") } ?? former.folder
    let old = path.with(file: folder.appending(pathComponent: name))
    if case .file(let file) = old.place, FileSystem().resolvedKind(of: file) == nil {
      return SourceFile(path: file, bytes: [])
    }
    var ignored = DiagnosticEngine()
    return DefinitionPathReader(limit: options.limits.byteCount).version(at: old, diagnostics: &ignored)
  }

  /// The translations by key; nil where the table cannot be read.
  private func translations(in file: SourceFile) -> [String: String]? {
    guard !file.bytes.isEmpty else { return [:] }
    let read = ProjectFileReader(options: options).tables(of: file)
    guard !read.diagnostics.hasErrors, let table = read.tables.first else { return nil }
    return Dictionary(
      table.entries.compactMap { entry in
        if case .text(let text) = entry.value { (entry.key.value, text.value) } else { nil }
      }, uniquingKeysWith: { _, last in last })
  }
}
