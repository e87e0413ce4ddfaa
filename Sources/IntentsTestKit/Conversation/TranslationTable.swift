import Foundation

/// The translations of a definition into one language, as the folder has them in which its `.lproj` folders are.
enum TranslationTable {
  /// The translations of a table and of its plural rules.
  ///
  /// What a language lacks is taken from the more general one: `de` stands in for `de-AT`.
  ///
  /// - Parameters:
  ///   - name: The table's name, which is the definition's.
  ///   - language: The language, for example `de`; nil for that of the definition, for which there may be plural rules.
  ///   - folder: The folder of the `.lproj` folders.
  /// - Returns: The texts by ID.
  /// - Throws: `ConversationError.noTranslations` if there is no such table, or what is wrong with it.
  static func translations(named name: String, into language: String?, in folder: URL) throws -> DialogueTranslations {
    guard let language else {
      let texts = try ownTexts(of: name, in: folder)
      return DialogueTranslations(language: .english, isDevelopmentLanguage: true) { texts[$0] }
    }
    let catalogues = try catalogues(named: name, in: folder)
    var texts: [String: DialogueTranslation] = [:]
    var isTranslated = false
    for language in generalisations(of: language) {
      let own = folder.appending(path: "\(language).lproj", directoryHint: .isDirectory)
      let tables = try [table(named: name, in: own)] + catalogues.map { $0.translations[language] }
      for table in tables.compactMap({ $0 }) {
        isTranslated = true
        texts.merge(table) { special, _ in special }
      }
    }
    guard isTranslated else {
      let own = try ownTexts(of: name, in: folder)
      // Without a folder of its own, English is the language that definitions are written in.
      if !own.isEmpty, generalisations(of: language).contains("en") {
        return DialogueTranslations(language: DialogueLanguage(language), isDevelopmentLanguage: true) { own[$0] }
      }
      let available = languages(of: name, in: folder).union(catalogues.flatMap(\.translations.keys))
      throw ConversationError.noTranslations(
        language: language, folder: folder.path, available: available.sorted())
    }
    return DialogueTranslations(language: DialogueLanguage(language)) { [texts] key -> DialogueTranslation? in
      texts[key]
    }
  }

  /// What tables say in the language of the definition: those in its own folder, and those outside of any, which win over
  /// the definition's texts as they do in an app.
  private static func ownTexts(of name: String, in folder: URL) throws -> [String: DialogueTranslation] {
    let base = try table(named: name, in: folder.appending(path: "Base.lproj", directoryHint: .isDirectory)) ?? [:]
    return (try table(named: name, in: folder) ?? [:]).merging(base) { $1 }
  }

  /// A language and the more general ones, the most special first.
  ///
  /// For example: `zh-Hant-HK`, `zh-Hant`, `zh`
  private static func generalisations(of language: String) -> [String] {
    let parts = language.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// The tables of a language's folder; nil where it has none.
  private static func table(named name: String, in folder: URL) throws -> [String: DialogueTranslation]? {
    let file = folder.appending(path: "\(name).strings", directoryHint: .notDirectory)
    let texts = try propertyList(at: file)
    let plurals = try propertyList(at: file.deletingPathExtension().appendingPathExtension("stringsdict"))
    guard texts != nil || plurals != nil else { return nil }
    // Plural rules win over a plain text of the same key.
    return (texts ?? [:]).compactMapValues { ($0 as? String).map { DialogueTranslation.text($0) } }
      .merging((plurals ?? [:]).compactMapValues(translation)) { $1 }
  }

  /// The catalogues of all languages: beside the folders, or in that of several languages, where Xcode puts them.
  private static func catalogues(named name: String, in folder: URL) throws -> [StringCatalogue] {
    try ["\(name).xcstrings", "mul.lproj/\(name).xcstrings"].compactMap { path in
      let file = folder.appending(path: path, directoryHint: .notDirectory)
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      return try StringCatalogue(Data(contentsOf: file))
    }
  }

  /// The languages whose folders have a table.
  private static func languages(of name: String, in folder: URL) -> Set<String> {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let languages = folders.filter { folder in folder.hasSuffix(".lproj") && folder != "Base.lproj" }
    return Set(
      languages.filter { language in
        ["strings", "stringsdict"].contains { suffix in
          FileManager.default.fileExists(
            atPath: folder.appending(path: "\(language)/\(name).\(suffix)", directoryHint: .notDirectory).path)
        }
      }.map { String($0.dropLast(".lproj".count)) })
  }

  private static func propertyList(at file: URL) throws -> [String: Any]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
  }

  /// What a table of plural rules has for a key.
  private static func translation(_ value: Any) -> DialogueTranslation? {
    if let text = value as? String { return .text(text) }
    guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    let variables = entry.compactMap { name, value -> DialoguePluralVariable? in
      guard let rules = value as? [String: String] else { return nil }
      let forms = rules.compactMap { key, text in PluralCategory(rawValue: key).map { ($0, text) } }
      return DialoguePluralVariable(name, forms: Dictionary(forms) { first, _ in first })
    }
    return .plural(format: format, variables: variables)
  }
}
