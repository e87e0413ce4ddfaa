internal import DefinitionStrings
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// The texts of definitions as files for translators, in memory.
struct StringsExporting {
  /// The files by their paths in the output folder.
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  /// How many texts there are, and how many of them have a translation, by language.
  private(set) var counts: [(language: String, translated: Int, total: Int)] = []

  private let read: DefinitionTables
  private let request: StringsExportRequest
  private let former: FormerVersions?
  private var paths: [String: String] = [:]

  /// The files of some definitions.
  ///
  /// - Parameters:
  ///   - read: The definitions with their tables.
  ///   - request: What is asked for.
  ///   - options: How files are read.
  ///   - diagnostics: Receives what cannot be written.
  init(
    _ read: DefinitionTables, _ request: StringsExportRequest, options: CompilerOptions,
    diagnostics: inout DiagnosticEngine
  ) {
    self.read = read
    self.request = request
    former = request.since.flatMap { since in
      FormerVersions(since, of: read.localizations, options: options, diagnostics: &diagnostics)
    }
    for name in request.languages.map({ LanguageName($0) })
    where !name.isKnown && !read.localizations.contains(where: { $0.has(name) }) {
      diagnostics.report(
        Diagnostic(
          .unreadableInput, "'\(name)' is no language that is known", at: nil,
          hint: "where it is meant, make the folder '\(name).lproj' for it first, with an empty table"))
    }
    if diagnostics.hasErrors { return }
    switch request.format {
    case .strings: exportTables(&diagnostics)
    case .xcstrings: exportCatalogues(&diagnostics)
    case .xliff: exportExchangeFiles(&diagnostics)
    }
  }

  // MARK: Languages

  /// The languages that the texts of a definition are exported to, without their own.
  private func languages(of localization: CheckedLocalization) -> [LanguageName] {
    let development = Self.development(of: localization)
    let asked = request.languages.map { LanguageName($0) }
    if !asked.isEmpty {
      var seen: Set<LanguageName> = []
      return asked.filter { seen.insert($0).inserted }
    }
    let names = (localization.languages.map(\.name) + localization.projectLanguages).filter { $0 != "Base" }
    var seen: Set<LanguageName> = [development]
    return names.map { LanguageName($0) }.filter { seen.insert($0).inserted }
      .sorted { $0.identifier < $1.identifier }
  }

  private static func development(of localization: CheckedLocalization) -> LanguageName {
    LanguageName(localization.developmentLanguage ?? "en")
  }

  /// Counts the texts in a language, those included that cannot be translated.
  private mutating func count(_ language: LanguageName, _ exported: ExportedTexts, of texts: TranslatableTexts) {
    let translated = exported.list.count { $0.target != nil } + exported.plurals.count
    let total = exported.list.count + exported.plurals.count + texts.untranslatable.count
    if let index = counts.firstIndex(where: { $0.language == language.spelling }) {
      counts[index].translated += translated
      counts[index].total += total
    } else {
      counts.append((language.spelling, translated, total))
    }
  }

  /// Where the translations of a definition stand that are exported.
  private func targets(of localization: CheckedLocalization) -> [TranslationTarget] {
    languages(of: localization).flatMap { localization.targets(for: $0) }
  }

  /// The texts in a language.
  private func exportedTexts(
    _ localization: CheckedLocalization, _ texts: TranslatableTexts, _ target: TranslationTarget
  ) -> ExportedTexts {
    ExportedTexts(
      localization, texts: texts, target: target, former: former?[localization],
      isTranslation: target.language != Self.development(of: localization))
  }

  // MARK: Formats

  private mutating func exportTables(_ diagnostics: inout DiagnosticEngine) {
    for localization in read.localizations {
      let texts = TranslatableTexts(localization, remarkingTo: &diagnostics)
      let development = Self.development(of: localization)
      let targets = targets(of: localization)
      for target in targets.isEmpty ? localization.targets(for: development) : targets {
        let language = target.language
        let exported = exportedTexts(localization, texts, target)
        let stem = localization.definition.source.stem
        let folder = "\(language.spelling).lproj"
        if language != development { count(language, exported, of: texts) }
        let entries = exported.entries(isTranslation: language != development)
        add(
          "\(folder)/\(stem).strings", StringsMerge(entries, keepsOrder: true).bytes, of: localization, &diagnostics)
        for table in exported.pluralTables {
          guard let file = read.tables[table.source.path]?.file else { continue }
          add("\(folder)/\(stem).stringsdict", file.bytes, of: localization, &diagnostics)
        }
        if exported.pluralTables.isEmpty { remarkPlurals(exported, language, &diagnostics) }
      }
    }
  }

  private mutating func exportCatalogues(_ diagnostics: inout DiagnosticEngine) {
    for localization in read.localizations {
      let texts = TranslatableTexts(localization, remarkingTo: &diagnostics)
      let development = Self.development(of: localization)
      var byKey: [String: [String: CatalogueText]] = [:]
      var sources: [String: (text: String, context: [String])] = [:]
      var records: [String: CatalogueRecord] = [:]
      for text in texts.list { sources[text.id] = (text.text, text.context) }
      for target in targets(of: localization) + localization.targets(for: development) {
        let language = target.language
        let exported = exportedTexts(localization, texts, target)
        if language != development { count(language, exported, of: texts) }
        for text in exported.list where sources[text.key] == nil { sources[text.key] = (text.source, text.context) }
        let formerSources = language == development ? exported.replacedSources : exported.formerSources
        // A catalogue has a language once: of two folders that mean it, the first counts.
        for (key, text) in exported.catalogueTexts where byKey[key]?[language.identifier] == nil {
          byKey[key, default: [:]][language.identifier] = text
          guard let former = formerSources[key] else { continue }
          records[key, default: CatalogueRecord(comment: "")][language.identifier] = former
        }
        remarkPlurals(exported, language, &diagnostics) { byKey[$0]?[language.identifier] == nil }
      }
      let entries = sources.map { key, source in
        var texts = byKey[key] ?? [:]
        if texts[development.identifier] == nil {
          texts[development.identifier] = .unit(CatalogueUnit(source.text, .translated))
        }
        return CatalogueEntry(
          key: key, comment: (source.context + [records[key]?.comment].compactMap(\.self)).joined(separator: "\n"),
          extraction: .manual, texts: texts)
      }
      add(
        "\(localization.definition.source.stem).xcstrings",
        CatalogueMerge(entries, sourceLanguage: development.identifier).bytes, of: localization, &diagnostics)
    }
  }

  private mutating func exportExchangeFiles(_ diagnostics: inout DiagnosticEngine) {
    var byLanguage: [String: [ExchangeFile]] = [:]
    var withoutTarget: [CheckedLocalization] = []
    for localization in read.localizations {
      let texts = TranslatableTexts(localization, remarkingTo: &diagnostics)
      let development = Self.development(of: localization)
      let targets = targets(of: localization).filter { $0.language != development }
      if targets.isEmpty {
        withoutTarget.append(localization)
      } else if request.languages.contains(where: { LanguageName($0) == development }) {
        remark([localization], isAll: false, &diagnostics)
      }
      for target in targets {
        let language = target.language
        let exported = exportedTexts(localization, texts, target)
        guard !exported.list.isEmpty else { continue }
        count(language, exported, of: texts)
        remarkPlurals(exported, language, &diagnostics)
        byLanguage[language.spelling, default: []].append(
          ExchangeFile(
            original: ProjectPath.of(localization.definition.source.path), sourceLanguage: development.identifier,
            targetLanguage: Self.tag(of: language, in: localization), units: exported.exchangeUnits))
      }
    }
    remark(withoutTarget, isAll: byLanguage.isEmpty, &diagnostics)
    for (language, files) in byLanguage.sorted(by: { $0.key < $1.key }) {
      let document = ExchangeDocument(files, tool: ("intentc", Compiler.version))
      self.files.append(("\(language).xliff", Array(document.text.utf8)))
    }
  }

  /// Tells the definitions that are to be translated to no language; an error where there are no others.
  private func remark(
    _ localizations: [CheckedLocalization], isAll: Bool, _ diagnostics: inout DiagnosticEngine
  ) {
    let severity: Severity = isAll ? .error : .warning
    for localization in localizations {
      let own = Self.development(of: localization)
      let hasTable = localization.languages.contains { !$0.tables.isEmpty }
      let tables = hasTable ? "only the table of its own language" : "no table"
      let message =
        request.languages.isEmpty
        ? "is left out: it has \(tables), and no language is known that it could be translated to"
        : "is left out\(isAll ? "" : " in '\(own)'"): its texts are in '\(own)' already"
      diagnostics.report(
        Diagnostic(
          .unreadableInput, severity: severity, "'\(localization.definition.source.name)' \(message)",
          at: localization.definition.location(.position(0)),
          hint: request.languages.isEmpty
            ? "name languages, for example with '--languages de,fr'"
            : "name other languages; a table of its own language is written with '--format strings'"))
    }
    if isAll, localizations.isEmpty {
      diagnostics.report(Diagnostic(.unreadableInput, "there are no texts to be translated", at: nil))
    }
  }

  /// A language as XLIFF names it, by the schema in parts of at most eight letters or digits: as its folder does, unless
  /// that is a name such as `zh_TW`; but where several folders are for the language, only their names tell them apart.
  private static func tag(of language: LanguageName, in localization: CheckedLocalization) -> String {
    let isTag = language.spelling.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isTag || localization.targets(for: language).count > 1 ? language.spelling : language.identifier
  }

  // MARK: Files

  private mutating func add(
    _ path: String, _ bytes: [UInt8], of localization: CheckedLocalization, _ diagnostics: inout DiagnosticEngine
  ) {
    let definition = localization.definition.source.path
    if let other = paths.updateValue(definition, forKey: path), other != definition {
      diagnostics.report(
        Diagnostic(
          .unreadableInput, "'\(other)' and '\(definition)' have tables of the same name", at: nil,
          hint: "export them one at a time, or as XLIFF"))
      return
    }
    files.append((path, bytes))
  }

  private func remarkPlurals(
    _ exported: ExportedTexts, _ language: LanguageName, _ diagnostics: inout DiagnosticEngine,
    where isLeftOut: (String) -> Bool = { _ in true }
  ) {
    for (text, _) in exported.plurals where isLeftOut(text.id) {
      diagnostics.report(
        Diagnostic(
          .outdatedTable, severity: .warning,
          "the \(language) translation of '\(text.id)' has plural forms, which the format has no way to say",
          at: text.location, hint: "they stay in their table, and are left out here"))
    }
  }
}
