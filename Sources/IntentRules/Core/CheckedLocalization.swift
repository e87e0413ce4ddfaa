package import Localization
package import SourceDiagnostics

/// A definition together with its tables of translations.
package struct CheckedLocalization: Sendable {
  /// The definition.
  package let definition: CheckedDefinition

  /// The languages that have a table or are asked for, by name; the language of the definition is among them only if it
  /// has a table of its own.
  package let languages: [CheckedLanguage]

  /// Tables outside of language folders.
  package let unlocalizedTables: [StringTable]

  /// The language that the texts of the definition are in, for example `en`; nil where nothing tells it.
  package let developmentLanguage: String?

  /// Files that were meant to be tables of the definition and are never looked up because of their names.
  package let misnamedTables: [SourceFile]

  /// Full copies of the definition in other language folders, with the names of their languages.
  package let copies: [(language: String, definition: CheckedDefinition)]

  /// Other definitions that have the same tables, for example one in `Base.lproj` and one beside that folder.
  package let otherDefinitions: [CheckedDefinition]

  /// Whether a definition that has the same tables could not be read.
  package let hasUnreadDefinitions: Bool

  /// The languages of the project, for example `de`, whether or not they have a table.
  package let projectLanguages: [String]

  /// The texts of the definition as tables refer to them.
  let index: TextIndex

  /// Whether there is no text that an entry may translate, and that was not read.
  let knowsAllTexts: Bool

  /// The texts of the other definitions; empty where no entry of a table has to be looked for there.
  let otherIndices: [TextIndex]

  /// The texts that have to be translated, as indices: those that a person can see, unless a catalogue says that they
  /// stay as they are.
  let demandedTexts: [Int]

  /// The languages with what they have for each text, in the order of `languages`.
  let translatedLanguages: [TranslatedLanguage]

  /// The tables outside of language folders, compared with the texts.
  let translatedUnlocalizedTables: [TranslatedTable]

  /// A definition with its tables, which are compared with its texts.
  package init(
    definition: CheckedDefinition, languages: [CheckedLanguage], unlocalizedTables: [StringTable] = [],
    developmentLanguage: String? = nil, misnamedTables: [SourceFile] = [],
    copies: [(language: String, definition: CheckedDefinition)] = [], otherDefinitions: [CheckedDefinition] = [],
    hasUnreadDefinitions: Bool = false, projectLanguages: [String] = []
  ) {
    self.definition = definition
    self.languages = languages
    self.unlocalizedTables = unlocalizedTables
    self.developmentLanguage = developmentLanguage
    self.misnamedTables = misnamedTables
    self.copies = copies
    self.otherDefinitions = otherDefinitions
    self.hasUnreadDefinitions = hasUnreadDefinitions
    self.projectLanguages = projectLanguages
    let index = TextIndex(definition)
    self.index = index
    demandedTexts = index.translatableTexts(
      except: (languages.flatMap(\.tables) + unlocalizedTables).map(\.untranslatedKeys))
    let translatedLanguages = languages.map { language in
      let name = LanguageName(language.name)
      let copies = copies.filter { LanguageName($0.language) == name }.map(\.definition)
      return TranslatedLanguage(language, copies: copies, index: index)
    }
    let translatedUnlocalizedTables = TranslatedTable.tables(unlocalizedTables, of: nil, in: index)
    self.translatedLanguages = translatedLanguages
    self.translatedUnlocalizedTables = translatedUnlocalizedTables
    knowsAllTexts = !hasUnreadDefinitions && ([definition] + otherDefinitions).allSatisfy(\.isReadInFull)
    let tables = translatedLanguages.flatMap(\.tables) + translatedUnlocalizedTables
    let isNeeded = knowsAllTexts && !otherDefinitions.isEmpty && tables.contains { !$0.unknownEntries.isEmpty }
    otherIndices = isNeeded ? otherDefinitions.map(TextIndex.init) : []
  }

  /// All tables, compared with the texts.
  var translatedTables: [TranslatedTable] {
    translatedLanguages.flatMap(\.tables) + translatedUnlocalizedTables
  }

  /// The entries of a table that translate nothing of any definition that has the table; none where a text may be
  /// unknown.
  func staleEntries(of table: TranslatedTable) -> [StringTableEntry] {
    guard knowsAllTexts else { return [] }
    return table.unknownEntries.filter { entry in
      otherIndices.allSatisfy {
        $0.meaning(of: entry.key.value, acceptsSentences: table.table.acceptsSentences) == .nothing
      }
    }
  }
}
