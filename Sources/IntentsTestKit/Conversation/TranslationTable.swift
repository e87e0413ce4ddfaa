import Foundation

/// The translations of a definition into one language, as its `.lproj` folder has them.
enum TranslationTable {
  /// The translations of a table.
  ///
  /// - Parameters:
  ///   - name: The table's name, which is the definition's.
  ///   - language: The language, for example `de`.
  ///   - folder: The folder of the `.lproj` folders.
  /// - Returns: The texts by ID.
  /// - Throws: `ConversationError.noTranslations` if there is no such table, or what is wrong with it.
  static func translations(named name: String, into language: String, in folder: URL) throws -> DialogueTranslations {
    let file = folder.appending(path: "\(language).lproj/\(name).strings", directoryHint: .notDirectory)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw ConversationError.noTranslations(path: file.path)
    }
    let table = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return DialogueTranslations((table as? [String: String]) ?? [:])
  }
}
