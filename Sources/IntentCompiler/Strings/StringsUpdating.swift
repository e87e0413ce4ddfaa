internal import DefinitionStrings
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Tables brought in step with their definitions, in memory.
struct StringsUpdating {
  /// The updated tables in the order of their paths, those included in which nothing changes.
  private(set) var updates: [TableUpdate] = []

  /// An update of the tables of some definitions, or nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - files: The definitions and what lies around them.
  ///   - compilerOptions: How they are read.
  ///   - options: What is done.
  ///   - languages: The languages whose tables are looked at; empty for all.
  ///   - diagnostics: Receives what keeps a file from being read or changed.
  init?(
    _ files: CheckedFiles, compilerOptions: CompilerOptions, options: UpdateOptions, languages: [String],
    diagnostics: inout DiagnosticEngine
  ) {
    var files = files
    var merged: [String: TableUpdate] = [:]
    var done: Set<String> = []
    // Definitions that have the same tables are looked at one after the other.
    while true {
      guard let read = DefinitionTables(files, options: compilerOptions, diagnostics: &diagnostics),
        Self.hasTables(in: languages, read, &diagnostics)
      else { return nil }
      var changed: [String: [UInt8]] = [:]
      var isPostponed = false
      for localization in read.localizations where !done.contains(localization.definition.source.path) {
        let run = Self.update(
          localization, read, compilerOptions, options, Set(languages.map { LanguageName($0) }), &diagnostics)
        if diagnostics.hasErrors { return nil }
        if run.contains(where: { changed[$0.file.path] != nil }) {
          isPostponed = true
          continue
        }
        done.insert(localization.definition.source.path)
        for update in run {
          if update.bytes != update.file.bytes { changed[update.file.path] = update.bytes }
          merged[update.file.path] = merged[update.file.path].map { $0.followed(by: update) } ?? update
        }
      }
      guard isPostponed else { break }
      files = files.replacing(changed)
    }
    updates = merged.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether there is a table in each of some languages; one that has none is reported.
  private static func hasTables(
    in languages: [String], _ read: DefinitionTables, _ diagnostics: inout DiagnosticEngine
  ) -> Bool {
    let known = Set(
      read.localizations.flatMap { $0.languages.filter { !$0.tables.isEmpty }.map { LanguageName($0.name) } })
    let missing = languages.map { LanguageName($0) }.filter { !known.contains($0) }
    for name in missing {
      diagnostics.report(
        Diagnostic(
          .unreadableInput, "there is no table in '\(name)'", at: nil,
          hint: name.isKnown ? "'intentc strings export' writes a first one" : "it is no language that is known"))
    }
    return missing.isEmpty
  }

  private static func update(
    _ localization: CheckedLocalization, _ read: DefinitionTables, _ compilerOptions: CompilerOptions,
    _ options: UpdateOptions, _ languages: Set<LanguageName>, _ diagnostics: inout DiagnosticEngine
  ) -> [TableUpdate] {
    let texts = TranslatableTexts(localization)
    texts.remarkUntranslatable(to: &diagnostics)
    localization.remarkMisnamedTables(to: &diagnostics)
    let limits = compilerOptions.limits.propertyListLimits
    var updates: [TableUpdate] = []
    var catalogues: [String: (table: StringTable, missing: [String])] = [:]
    var cataloguePaths: [String] = []
    for language in localization.languages {
      let missing = localization.idsWithoutEntry(in: language.name)
      let isWanted = languages.isEmpty || languages.contains(LanguageName(language.name))
      let main = language.tables.first { $0.format == .strings || $0.format == .propertyList }
      for table in language.tables {
        if table.format == .catalog {
          if catalogues[table.source.path] == nil {
            cataloguePaths.append(table.source.path)
            catalogues[table.source.path] = (table, [])
          }
          if table.isSourceLanguage { catalogues[table.source.path]?.table = table }
          if main == nil, isWanted { catalogues[table.source.path]?.missing += missing }
        } else if isWanted, let file = read.tables[table.source.path]?.file {
          var update = StringsUpdate(of: table, in: localization, texts: texts, options: options)
          let added = table.source.path == main?.source.path ? missing : []
          updates += [update.update(file, adding: added, limits: limits, diagnostics: &diagnostics)].compactMap(\.self)
        }
      }
    }
    for table in localization.unlocalizedTables where table.format != .catalog && languages.isEmpty {
      guard let file = read.tables[table.source.path]?.file else { continue }
      var update = StringsUpdate(of: table, in: localization, texts: texts, options: options)
      updates += [update.update(file, adding: [], limits: limits, diagnostics: &diagnostics)].compactMap(\.self)
    }
    for path in cataloguePaths {
      guard let (table, missing) = catalogues[path], let file = read.tables[path]?.file,
        languages.isEmpty || table.language.map({ languages.contains(LanguageName($0)) }) ?? false || !missing.isEmpty
      else { continue }
      var update = CatalogueUpdate(of: table, in: localization, texts: texts, options: options)
      updates += [update.update(file, adding: missing, limits: limits, diagnostics: &diagnostics)].compactMap(\.self)
    }
    return updates
  }
}
