import Foundation

/// The translations of a definition into one language, as its `.lproj` folder has them.
enum TranslationTable {
  /// The translations of a table and of its plural rules, where it has some.
  ///
  /// - Parameters:
  ///   - name: The table's name, which is the definition's.
  ///   - language: The language, for example `de`.
  ///   - folder: The folder of the `.lproj` folders.
  /// - Returns: The texts by ID.
  /// - Throws: `ConversationError.noTranslations` if there is no such table, or what is wrong with it.
  static func translations(named name: String, into language: String, in folder: URL) throws -> DialogueTranslations {
    let file = folder.appending(path: "\(language).lproj/\(name).strings", directoryHint: .notDirectory)
    let pluralFile = file.deletingPathExtension().appendingPathExtension("stringsdict")
    let texts = try propertyList(at: file)
    let plurals = try propertyList(at: pluralFile)
    guard texts != nil || plurals != nil else { throw ConversationError.noTranslations(path: file.path) }
    var table = (texts ?? [:]).compactMapValues { ($0 as? String).map { DialogueTranslation.text($0) } }
    // Plural rules win over a plain text of the same key.
    table.merge((plurals ?? [:]).compactMapValues(translation)) { $1 }
    return DialogueTranslations(language: DialogueLanguage(language)) { [table] key -> DialogueTranslation? in
      table[key]
    }
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
