internal import IntentModel
internal import IntentRules
internal import Localization
internal import SourceDiagnostics

/// A definition and its full copies in language folders.
struct LocalizationUnit: Sendable {
  /// The definition that is compiled.
  let definition: SourceFile

  /// The copies in other language folders.
  let copies: [SourceFile]

  /// Where the definition lies.
  var place: DefinitionPlace { DefinitionPlace(definition.path) }

  /// The definitions of a project, each with its copies; the definition is that of `Base.lproj`, else the English one,
  /// else the first.
  static func units(of definitions: [SourceFile]) -> [LocalizationUnit] {
    var groups: [String: [SourceFile]] = [:]
    var order: [String] = []
    for file in definitions {
      let place = DefinitionPlace(file.path)
      let key = place.isLocalized ? place.folder.appending(pathComponent: place.name) : "\0" + file.path
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(file)
    }
    return order.compactMap { key in
      let files = groups[key, default: []].sorted { InputSearch.rank($0.path) < InputSearch.rank($1.path) }
      return files.first.map { LocalizationUnit(definition: $0, copies: Array(files.dropFirst())) }
    }
  }

  /// The units in groups that have the same tables: of one folder and one name, whether in a language folder or not.
  ///
  /// Nearly every group has one unit.
  static func groupsWithSameTables(_ units: [LocalizationUnit]) -> [[LocalizationUnit]] {
    var groups: [[LocalizationUnit]] = []
    var numbers: [String: Int] = [:]
    for unit in units {
      let key = unit.place.folder.appending(pathComponent: unit.place.stem)
      if let number = numbers[key] {
        groups[number].append(unit)
      } else {
        numbers[key] = groups.count
        groups.append([unit])
      }
    }
    return groups
  }

  /// The definition with those of some tables that are its own.
  ///
  /// - Parameters:
  ///   - read: The definition and its copies.
  ///   - others: What was read of the other definitions that have the same tables.
  ///   - tables: Tables that may belong to it.
  ///   - languages: The languages that count beside those of the tables.
  /// - Returns: What rules about translations look at.
  func localization(
    of read: ReadUnit, others: [ReadUnit], tables: [ReadTable], languages: ProjectLanguages
  ) -> CheckedLocalization? {
    guard let definition = read.definition else { return nil }
    let place = place
    var byLanguage: [LanguageName: [StringTable]] = [:]
    var unlocalized: [StringTable] = []
    var misnamed: [SourceFile] = []
    var development =
      place.languageFolder.flatMap { LanguageFolder(folderName: $0 + ".lproj")?.language }
      ?? languages.development.map { LanguageName($0) }
    for read in tables {
      guard DefinitionPlace(read.file.path).stem == place.stem else {
        misnamed.append(read.file)
        continue
      }
      for table in read.tables {
        if table.isSourceLanguage, development == nil { development = table.language.map { LanguageName($0) } }
        if let language = table.language {
          byLanguage[LanguageName(language), default: []].append(table)
        } else {
          unlocalized.append(table)
        }
      }
    }
    let assumed = development ?? (definition.isWrittenInLatin ? LanguageName("en") : nil)
    for language in languages.demanded where byLanguage[LanguageName(language)] == nil {
      byLanguage[LanguageName(language)] = []
    }
    let all = byLanguage.map { language, tables in
      CheckedLanguage(name: language.spelling, tables: tables, isDevelopmentLanguage: language == assumed)
    }
    return CheckedLocalization(
      definition: definition, languages: all.sorted { $0.name < $1.name }, unlocalizedTables: unlocalized,
      developmentLanguage: assumed?.spelling, misnamedTables: misnamed, copies: read.copies,
      otherDefinitions: others.compactMap(\.definition),
      hasUnreadDefinitions: others.contains { $0.definition == nil }, projectLanguages: languages.known)
  }
}

extension CheckedDefinition {
  /// Whether most letters of the texts for people are Latin: otherwise they are in no language that could be taken for
  /// English.
  fileprivate var isWrittenInLatin: Bool {
    var latin = 0
    var other = 0
    for scalar in texts.compactMap({ $0.text?.value }).joined().unicodeScalars where scalar.properties.isAlphabetic {
      // The Latin blocks end there.
      if scalar.value < 0x250 { latin += 1 } else { other += 1 }
    }
    return latin >= other
  }
}
