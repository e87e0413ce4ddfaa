internal import DefinitionStrings
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// Translations from XLIFF files put into tables, in memory.
struct StringsImporting {
  /// The content of new tables, by path.
  private(set) var created: [String: [UInt8]] = [:]

  /// The tables that change.
  private(set) var changed: [String: (file: SourceFile, bytes: [UInt8])] = [:]

  /// How many texts are new or changed, by language.
  private(set) var counts: [String: Int] = [:]

  /// How many texts came back without a translation.
  private(set) var untranslatedCount = 0

  /// How many files of the project the XLIFF files have texts of that are none of the definitions.
  private(set) var foreignCount = 0

  private let read: DefinitionTables
  private let options: CompilerOptions
  private let skipsInvalid: Bool

  /// The language that the translations are in, whatever the files say; nil for what they say.
  private let language: String?
  private var known: Set<String> = []

  init(_ read: DefinitionTables, options: CompilerOptions, skipsInvalid: Bool, language: String?) {
    self.language = language
    self.read = read
    self.options = options
    self.skipsInvalid = skipsInvalid
  }

  /// Takes over what an XLIFF file has for the definitions.
  ///
  /// - Parameters:
  ///   - exchange: The file as it was read.
  ///   - diagnostics: Receives what is wrong with it.
  mutating func take(_ exchange: SourceFile, diagnostics: inout DiagnosticEngine) {
    guard CheckedFileKind(path: exchange.path) != .table else {
      report(
        "the file is a table of translations, no XLIFF file", at: .position(0), in: exchange,
        hint: "put it into the place of the table in the app, and run 'intentc strings update'", to: &diagnostics)
      return
    }
    let reader = ExchangeReader(limits: options.limits.propertyListLimits)
    guard let (source, files) = reader.read(exchange, diagnostics: &diagnostics) else { return }
    var isUsed = false
    for file in files {
      switch match(file) {
      case .none:
        guard let definition = definition(withTable: file) else {
          foreignCount += 1
          continue
        }
        isUsed = true
        leaveOut(file, source, of: definition, diagnostics: &diagnostics)
      case .several(let paths):
        isUsed = true
        report(
          "'\(file.original.value)' may be any of \(paths.quotedList)", at: file.original.range, in: source,
          hint: "import into one of them at a time", to: &diagnostics)
      case .one(let localization):
        isUsed = true
        take(file, source, for: localization, diagnostics: &diagnostics)
      }
    }
    if !isUsed {
      let hint = files.first.map { "it has texts of '\($0.original.value)'" }
      report("the file has no texts of the definitions", at: .position(0), in: source, hint: hint, to: &diagnostics)
    }
  }

  // MARK: Definitions

  private enum Match {
    case none
    case one(CheckedLocalization)
    case several([String])
  }

  /// The definition that texts are from: that with the name and the most folders in common.
  private func match(_ file: ReturnedFile) -> Match {
    let wanted = Self.components(file.original.value)
    var best: [CheckedLocalization] = []
    var bestCount = 0
    for localization in read.localizations {
      let own = Self.components(ProjectPath.of(localization.definition.source.path))
      let count = zip(wanted.reversed(), own.reversed()).prefix { $0 == $1 }.count
      guard count > 0, count >= bestCount else { continue }
      if count > bestCount { best = [] }
      bestCount = count
      best.append(localization)
    }
    if best.count > 1 { return .several(best.map(\.definition.source.path)) }
    return best.first.map { .one($0) } ?? .none
  }

  /// The definition that a file has texts of a table of; nil where there is none.
  private func definition(withTable file: ReturnedFile) -> CheckedLocalization? {
    guard CheckedFileKind(path: file.original.value) == .table else { return nil }
    let name = file.original.value.lastPathComponent
    return read.localizations.first { DefinitionPlace($0.definition.source.path).mayBelong(tableNamed: name) }
  }

  /// Tells that the texts of a table are not taken over, so that nobody takes them for translated.
  private func leaveOut(
    _ file: ReturnedFile, _ source: SourceFile, of localization: CheckedLocalization,
    diagnostics: inout DiagnosticEngine
  ) {
    let path = localization.definition.source.path
    let isPlural = file.original.value.hasSuffix(".stringsdict")
    diagnostics.report(
      Diagnostic(
        .invalidTranslation, severity: .warning,
        "'\(file.original.value)', a table of '\(path)', is left out with \(file.units.count.counted("text"))",
        at: SourceLocation(file: source, range: file.original.range),
        hint: isPlural
          ? "plural forms are edited in their table"
          : "where they are under the IDs of the definition, write its path there: '\(ProjectPath.of(path))'"))
  }

  /// The parts of a path without language folders.
  private static func components(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
  }

  private mutating func take(
    _ file: ReturnedFile, _ source: SourceFile, for localization: CheckedLocalization,
    diagnostics: inout DiagnosticEngine
  ) {
    guard let target = target(of: file, source, for: localization, diagnostics: &diagnostics) else { return }
    let path = localization.definition.source.path
    guard known.insert("\(path)\n\(target.language.spelling)").inserted else {
      report(
        "there are texts of '\(path)' in \(target.language) twice", at: file.range, in: source,
        hint: "import one file of a language at a time", to: &diagnostics)
      return
    }
    let texts = ReturnedTexts(
      file, for: localization, texts: TranslatableTexts(localization), target: target)
    for problem in texts.problems {
      diagnostics.report(
        Diagnostic(
          .invalidTranslation, severity: problem.isFault && !skipsInvalid ? .error : .warning, problem.message,
          at: SourceLocation(file: source, range: problem.range), hint: problem.hint))
    }
    untranslatedCount += texts.untranslatedCount
    guard !texts.translations.isEmpty else { return }
    put(texts.translations, target, localization, diagnostics: &diagnostics)
  }

  /// Where the translations go; nil where their language is not right, which is reported.
  private func target(
    of file: ReturnedFile, _ source: SourceFile, for localization: CheckedLocalization,
    diagnostics: inout DiagnosticEngine
  ) -> TranslationTarget? {
    guard let wanted = language ?? file.targetLanguage?.value, !wanted.isEmpty else {
      report(
        "it is not said what language the translations are in", at: file.range, in: source,
        hint: "give <file> a 'target-language', or name it with --language", to: &diagnostics)
      return nil
    }
    let range = file.targetLanguage?.range ?? file.range
    guard Compiler.isLanguageName(wanted) else {
      report("'\(wanted)' is no language", at: range, in: source, to: &diagnostics)
      return nil
    }
    let name = LanguageName(wanted)
    let development = LanguageName(localization.developmentLanguage ?? "en")
    if let own = file.sourceLanguage, LanguageName(own.value) != development {
      report(
        "the texts are in '\(own.value)', and those of the definition in '\(development)'", at: own.range, in: source,
        to: &diagnostics)
      return nil
    }
    guard name != development else {
      report(
        "the translations are in '\(wanted)', the language of the definition", at: range, in: source,
        hint: "change the texts of the definition instead", to: &diagnostics)
      return nil
    }
    guard language != nil || name.isKnown || localization.has(name) else {
      report(
        "'\(wanted)' is no language that is known", at: range, in: source,
        hint: "where it is meant, say so with '--language \(wanted)'", to: &diagnostics)
      return nil
    }
    let targets = localization.targets(for: name)
    if let exact = targets.first(where: { $0.language.spelling == wanted }) ?? (targets.count == 1 ? targets[0] : nil) {
      guard exact.tables.isEmpty, let relative = localization.relative(of: name), language == nil else { return exact }
      report(
        "there are no translations to '\(wanted)' yet, but some to '\(relative)'", at: range, in: source,
        hint: "say which is meant with '--language \(relative)' or '--language \(wanted)'", to: &diagnostics)
      return nil
    }
    let folders = targets.map(\.language.spelling)
    report(
      "several folders are for '\(wanted)', \(folders.quotedList)", at: range, in: source,
      hint: "say which is meant with '--language \(folders[0])'", to: &diagnostics)
    return nil
  }

  // MARK: Tables

  private mutating func put(
    _ translations: [ReturnedTexts.Translation], _ target: TranslationTarget, _ localization: CheckedLocalization,
    diagnostics: inout DiagnosticEngine
  ) {
    let limits = options.limits.propertyListLimits
    let language = target.language
    let tables = target.tables
    let plural = tables.filter { $0.format == .stringsdict }.flatMap { $0.entries.map(\.key.value) }
    let plain = translations.filter { !plural.contains($0.key) }
    if let table = tables.first(where: { $0.format == .strings || $0.format == .propertyList }),
      let file = read.tables[table.source.path]?.file
    {
      guard
        let result = TableImport.table(plain, in: table, file: file, limits: limits, diagnostics: &diagnostics)
      else { return }
      add(file, result, language)
    } else if let table = catalogue(of: localization), let file = read.tables[table.source.path]?.file {
      // Several languages of one catalogue come one behind the other.
      let current = SourceFile(path: file.path, bytes: changed[file.path]?.bytes ?? file.bytes)
      guard let edited = refreshed(current, for: plain, of: localization, &diagnostics),
        let result = CatalogueImport.catalogue(
          plain, language: language, in: edited.table, file: edited.file, limits: limits, diagnostics: &diagnostics)
      else { return }
      add(file, result, language)
    } else {
      let place = DefinitionPlace(localization.definition.source.path)
      let folder = place.folder.appending(pathComponent: "\(language.spelling).lproj")
      created[folder.appending(pathComponent: "\(place.stem).strings")] = TableImport.table(plain)
      counts[language.spelling, default: 0] += plain.count
    }
  }

  /// A catalogue that has the texts of now for translations of them, so that they are not taken for those of older ones.
  private func refreshed(
    _ file: SourceFile, for translations: [ReturnedTexts.Translation], of localization: CheckedLocalization,
    _ diagnostics: inout DiagnosticEngine
  ) -> (file: SourceFile, table: StringTable)? {
    let reader = ProjectFileReader(options: options)
    guard let table = reader.tables(of: file).tables.first else { return nil }
    let texts = TranslatableTexts(localization)
    let keys = Set(translations.filter { texts.texts(withID: $0.key).contains($0.source) }.map(\.key))
    var update = CatalogueUpdate(
      of: table, in: UpdateInput(localization, texts: texts, options: UpdateOptions()))
    guard
      let updated = update.update(
        file, adding: [], replacing: keys, limits: options.limits.propertyListLimits, diagnostics: &diagnostics)
    else { return nil }
    if updated.bytes == file.bytes { return (file, table) }
    let result = SourceFile(path: file.path, bytes: updated.bytes)
    return reader.tables(of: result).tables.first.map { (result, $0) }
  }

  private mutating func add(_ file: SourceFile, _ result: (bytes: [UInt8], count: Int), _ language: LanguageName) {
    if result.bytes != file.bytes { changed[file.path] = (file, result.bytes) }
    counts[language.spelling, default: 0] += result.count
  }

  private func catalogue(of localization: CheckedLocalization) -> StringTable? {
    localization.languages.lazy.flatMap(\.tables).first { $0.format == .catalog }
  }

  private func report(
    _ message: String, at range: SourceRange, in source: SourceFile, hint: String? = nil,
    to diagnostics: inout DiagnosticEngine
  ) {
    diagnostics.report(
      Diagnostic(.invalidTranslation, message, at: SourceLocation(file: source, range: range), hint: hint))
  }
}

extension CheckedLocalization {
  /// A language of the tables that a translator may have meant by another name, as `de` by `de-DE`; nil for one that the
  /// project has itself, and where there is none.
  fileprivate func relative(of language: LanguageName) -> LanguageName? {
    guard !(projectLanguages + copies.map(\.language)).contains(where: { LanguageName($0) == language }) else {
      return nil
    }
    return languages.filter { !$0.isDevelopmentLanguage && !$0.tables.isEmpty }.map { LanguageName($0.name) }
      .first { known in
        known.identifier.hasPrefix(language.identifier + "-") || language.identifier.hasPrefix(known.identifier + "-")
      }
  }
}
