internal import DefinitionStrings
internal import IntentModel
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Older versions of definitions, with what was beside them.
struct FormerVersions {
  /// The versions by the path that a definition has now.
  private var versions: [String: FormerVersion] = [:]
  private let options: CompilerOptions

  /// The older versions that a word of a command line means: a definition; a folder, in which each definition is known by
  /// the end of its path; or a revision, which has each at its path.
  ///
  /// - Parameters:
  ///   - since: The word, with which a comparison could begin, or `git:REVISION`.
  ///   - localizations: The definitions as they are now.
  ///   - options: How files are read.
  ///   - diagnostics: Receives what keeps a version from being read, and that there is none of any definition.
  init?(
    _ since: String, of localizations: [CheckedLocalization], options: CompilerOptions,
    diagnostics: inout DiagnosticEngine
  ) {
    self.options = options
    for (localization, path) in Self.paths(since, localizations, &diagnostics) {
      guard
        let source = DefinitionPathReader(limit: options.limits.byteCount).source(at: path, diagnostics: &diagnostics),
        let definition = FrontEnd(options: options).checkedDefinition(of: source, diagnostics: &diagnostics)
      else { return nil }
      versions[localization.definition.source.path] = version(of: localization, definition.document, path)
    }
    if diagnostics.hasErrors { return nil }
    if versions.isEmpty {
      diagnostics.report(
        Diagnostic(.unreadableInput, "'\(since)' has no older version of any of the definitions", at: nil))
      return nil
    }
  }

  /// The older version of a definition; nil where there is none.
  subscript(localization: CheckedLocalization) -> FormerVersion? { versions[localization.definition.source.path] }

  // MARK: Places

  /// Where the older versions of definitions are; those that have none are left out.
  private static func paths(
    _ since: String, _ localizations: [CheckedLocalization], _ diagnostics: inout DiagnosticEngine
  ) -> [(CheckedLocalization, DefinitionPath)] {
    if let revision = DefinitionPath.bareRevision(since) {
      return localizations.compactMap { localization in
        let path = DefinitionPath("git:\(revision):\(localization.definition.source.path)")
        return ReviewedVersions.beginning(of: path, &diagnostics)
          .flatMap { ReviewedVersions.isNothing($0) ? nil : (localization, $0) }
      }
    }
    guard let path = ReviewedVersions.beginning(of: DefinitionPath(since), &diagnostics) else { return [] }
    guard ReviewedVersions.isFolder(path) else {
      // Of several definitions, it is that of the one with its name; string IDs may be in more than one of them.
      let stem = path.file.map { DefinitionPlace($0).stem }
      let isKnown = localizations.contains { $0.definition.source.stem == stem }
      return localizations.filter { !isKnown || $0.definition.source.stem == stem }.map { ($0, path) }
    }
    guard let names = ReviewedVersions.names(in: path, &diagnostics) else { return [] }
    return localizations.compactMap { localization in
      let own = localization.definition.source.path
      let lengths = names.map { (name: $0, length: commonLength(own, $0)) }.filter { $0.length > 0 }
      guard let longest = lengths.map(\.length).max() else { return nil }
      let found = lengths.filter { $0.length == longest }.map(\.name).sorted()
      guard found.count == 1 else {
        diagnostics.report(
          Diagnostic(
            .unreadableInput, "'\(own)' may be any of \(found.quotedList) in '\(since)'", at: nil,
            hint: "compare with one of them at a time"))
        return nil
      }
      return (localization, path.with(file: (path.file ?? "").appending(pathComponent: found[0])))
    }
  }

  /// The number of parts that the ends of two paths have in common.
  private static func commonLength(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/").reversed(), right.split(separator: "/").reversed()).prefix { $0 == $1 }.count
  }

  // MARK: Tables

  private func version(
    of localization: CheckedLocalization, _ document: DefinitionDocument, _ path: DefinitionPath
  ) -> FormerVersion {
    let tables = (localization.languages.flatMap(\.tables) + localization.unlocalizedTables)
      .filter { $0.format == .strings || $0.format == .propertyList }
    let contents = tables.map { (path: $0.source.path, old: content(of: $0.source.path, beside: path)) }
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
  private func content(of table: String, beside path: DefinitionPath) -> SourceFile? {
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
