internal import DefinitionStrings
internal import IntentModel
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// String IDs renamed in definitions and tables, in memory.
struct IDRenamingRun {
  /// The renamed IDs in the order of the definitions.
  private(set) var renames: [IDRenaming.Rename] = []

  /// The files that change.
  private(set) var changed: [(file: SourceFile, bytes: [UInt8])] = []

  /// Renames the IDs of definitions; nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - files: The definitions and what lies around them.
  ///   - options: How they are read.
  ///   - renamesAll: Whether IDs that somebody has chosen are renamed, too.
  ///   - diagnostics: Receives what keeps a file from being read or changed.
  init?(
    _ files: CheckedFiles, options: CompilerOptions, renamesAll: Bool, diagnostics: inout DiagnosticEngine
  ) {
    guard let read = DefinitionTables(files, options: options, diagnostics: &diagnostics) else { return nil }
    let front = FrontEnd(options: options)
    var newKeys: [String: IDRenaming] = [:]
    for group in LocalizationUnit.groupsWithSameTables(LocalizationUnit.units(of: files[.definition])) {
      let documents = group.flatMap { [$0.definition] + $0.copies }.compactMap { file in
        front.readableDefinition(of: file)?.document
      }
      guard let place = group.first?.place else { continue }
      let tables = read.tables.values.filter { table in
        let tablePlace = DefinitionPlace(table.file.path)
        return tablePlace.folder == place.folder && place.mayBelong(tableNamed: tablePlace.name)
      }.sorted { $0.file.path < $1.file.path }
      let keys = Set(tables.flatMap { $0.tables.flatMap { $0.entries.map(\.key.value) } })
      let renaming = IDRenaming(documents, tableKeys: keys, renamesAll: renamesAll)
      renames += renaming.renames
      guard !renaming.renames.isEmpty else { continue }
      for document in documents {
        add(document.source, renaming.definition(document))
        newKeys[document.source.path] = renaming
      }
      for table in tables {
        guard let first = table.tables.first else { continue }
        let bytes = renaming.table(
          first, file: table.file, limits: options.limits.propertyListLimits, diagnostics: &diagnostics)
        guard let bytes else { return nil }
        add(table.file, bytes)
      }
    }
    guard !changed.isEmpty else { return }
    checkTranslations(read, newKeys, options, &diagnostics)
    if diagnostics.hasErrors { return nil }
  }

  private mutating func add(_ file: SourceFile, _ bytes: [UInt8]) {
    if bytes != file.bytes { changed.append((file, bytes)) }
  }

  // MARK: Proof

  /// Reads the changed files, and refuses them where an entry of a table does not say the same of the same text.
  private func checkTranslations(
    _ read: DefinitionTables, _ newKeys: [String: IDRenaming], _ options: CompilerOptions,
    _ diagnostics: inout DiagnosticEngine
  ) {
    let contents = Dictionary(changed.map { ($0.file.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    guard let after = DefinitionTables(read.files.replacing(contents), options: options, diagnostics: &diagnostics)
    else { return }
    for (old, new) in zip(read.localizations, after.localizations) {
      let renaming = newKeys[old.definition.source.path]
      let before = Lookup.inOrder(old.tableEntries) { entry in
        Lookup(entry, key: renaming?.newKey(for: entry.key) ?? entry.key) { renaming?.newIDs[$0] ?? $0 }
      }
      let now = Lookup.inOrder(new.tableEntries) { entry in Lookup(entry, key: entry.key) { $0 } }
      guard before.map(\.lookup) != now.map(\.lookup) || old.definition.texts.count != new.definition.texts.count else {
        continue
      }
      let place = zip(before, now).first { $0.lookup != $1.lookup }?.0.location
      diagnostics.report(
        Diagnostic(
          .outdatedTable, "with other IDs, an entry would not be for the same text; nothing was renamed",
          at: place ?? old.definition.location(.position(0)),
          hint: "run 'intentc check' on the definition"))
    }
  }

  /// What an entry says, and of which texts.
  private struct Lookup: Equatable {
    let language: String?
    let key: String
    let texts: [String]
    let use: DefinitionTableEntry.Use

    /// The lookups of entries by file and key, those of one key in the order of the file: keys of a catalogue change
    /// places.
    static func inOrder(
      _ entries: [DefinitionTableEntry], _ lookup: (DefinitionTableEntry) -> Lookup
    ) -> [(lookup: Lookup, location: SourceLocation)] {
      entries.enumerated().map { (number: $0, lookup: lookup($1), location: $1.location) }
        .sorted { left, right in
          (left.location.file.path, left.lookup.key, left.number)
            < (right.location.file.path, right.lookup.key, right.number)
        }
        .map { ($0.lookup, $0.location) }
    }

    init(_ entry: DefinitionTableEntry, key: String, renamed: (String) -> String) {
      language = entry.language
      self.key = key
      texts = entry.value.texts.map(\.value)
      use =
        switch entry.use {
        case .texts(let ids): .texts(ids.map(renamed))
        case .composite(let sentence, let word): .composite(sentence: renamed(sentence), word: renamed(word))
        case .overridden(let ids, let reason): .overridden(ids.map(renamed), by: reason)
        case .nothing: .nothing
        }
    }
  }
}

extension FrontEnd {
  /// A definition of which it is known that it can be read.
  fileprivate func readableDefinition(of file: SourceFile) -> CheckedDefinition? {
    var ignored = DiagnosticEngine()
    return checkedDefinition(of: file, diagnostics: &ignored)
  }
}
