internal import DefinitionStrings
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Tables brought in step with their definitions, in memory.
struct StringsUpdating {
  /// The updated tables in the order of their paths, those included in which nothing changes.
  private(set) var updates: [TableUpdate] = []

  private let request: StringsUpdateRequest
  private let compilerOptions: CompilerOptions
  private let languages: Set<LanguageName>
  private var former: FormerVersions?

  /// An update of the tables of some definitions, or nil when errors have been reported.
  ///
  /// - Parameters:
  ///   - files: The definitions and what lies around them.
  ///   - request: What is done; its inputs do not count.
  ///   - compilerOptions: How files are read.
  ///   - diagnostics: Receives what keeps a file from being read or changed.
  init?(
    _ files: CheckedFiles, _ request: StringsUpdateRequest, compilerOptions: CompilerOptions,
    diagnostics: inout DiagnosticEngine
  ) {
    self.request = request
    self.compilerOptions = compilerOptions
    languages = Set(request.languages.map { LanguageName($0) })
    var files = files
    var merged: [String: TableUpdate] = [:]
    var done: Set<String> = []
    // Definitions that have the same tables are looked at one after the other.
    while true {
      guard
        let read = DefinitionTables(
          files, options: compilerOptions, languages: languages, diagnostics: &diagnostics),
        Self.hasTables(in: request.languages, read, &diagnostics)
      else { return nil }
      if let since = request.since, former == nil {
        former = FormerVersions(
          since, of: read.localizations, options: compilerOptions, diagnostics: &diagnostics)
        if former == nil { return nil }
      }
      var changed: [String: [UInt8]] = [:]
      var isPostponed = false
      for localization in read.localizations where !done.contains(localization.definition.source.path) {
        var found = DiagnosticEngine()
        let run = update(localization, read, &found)
        if run.contains(where: { changed[$0.file.path] != nil }) {
          isPostponed = true
          continue
        }
        diagnostics.report(contentsOf: found)
        if diagnostics.hasErrors { return nil }
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

  /// Tells what was found in the tables.
  func report(to diagnostics: inout DiagnosticEngine) {
    for change in updates.flatMap(\.changes) {
      if let finding = change.diagnostic(isCheck: request.mode == .check) { diagnostics.report(finding) }
    }
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

  private func update(
    _ localization: CheckedLocalization, _ read: DefinitionTables, _ diagnostics: inout DiagnosticEngine
  ) -> [TableUpdate] {
    let input = UpdateInput(
      localization, texts: TranslatableTexts(localization, remarkingTo: &diagnostics),
      options: UpdateOptions(
        stale: StalePolicy(rawValue: request.staleEntries.rawValue) ?? .keep,
        takesAsReviewed: request.takesAsReviewed, addsComments: request.addsComments),
      former: former?[localization])
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
          var update = StringsUpdate(of: table, in: input)
          let added = table.source.path == main?.source.path ? missing : []
          updates += [update.update(file, adding: added, limits: limits, diagnostics: &diagnostics)].compactMap(\.self)
        }
      }
    }
    for table in localization.unlocalizedTables where table.format != .catalog && languages.isEmpty {
      guard let file = read.tables[table.source.path]?.file else { continue }
      var update = StringsUpdate(of: table, in: input)
      updates += [update.update(file, adding: [], limits: limits, diagnostics: &diagnostics)].compactMap(\.self)
    }
    for path in cataloguePaths {
      guard let (table, missing) = catalogues[path], let file = read.tables[path]?.file,
        languages.isEmpty || table.language.map({ languages.contains(LanguageName($0)) }) ?? false || !missing.isEmpty
      else { continue }
      var update = CatalogueUpdate(of: table, in: input)
      updates += [update.update(file, adding: missing, limits: limits, diagnostics: &diagnostics)].compactMap(\.self)
    }
    return updates
  }
}
