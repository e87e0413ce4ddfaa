internal import IntentSemantics
internal import Localization
internal import SourceDiagnostics

/// A table as the texts of the definition see it.
struct TranslatedTable: Sendable {
  /// The table.
  let table: StringTable

  /// The name of its language, as the folder spells it; nil outside of language folders.
  let language: String?

  /// The entries that are used: of a key that repeats, the last one.
  let entries: [TranslatedEntry]

  /// The entries that translate nothing of the definition; another one may have the same table.
  var unknownEntries: [StringTableEntry] { entries.filter { $0.meaning == .nothing }.map(\.entry) }

  /// A place in the table.
  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: table.source, range: range)
  }

  /// What is the translation of something, in words.
  var translation: String { (language.map { $0 + " " } ?? "") + "translation" }
}

extension TranslatedTable {
  /// The tables of one language, or those outside of language folders.
  static func tables(_ tables: [StringTable], of language: String?, in index: TextIndex) -> [TranslatedTable] {
    // An entry for plural forms is used in place of a plain one.
    let pluralKeys = Set(
      tables.filter { $0.format == .stringsdict }.flatMap { $0.entries.map { ExactKey($0.key.value) } })
    let entries = tables.map { table in
      usedEntries(of: table, except: table.format == .stringsdict ? [] : pluralKeys).map { entry in
        (entry, index.meaning(of: entry.key.value, acceptsSentences: table.acceptsSentences))
      }
    }
    let comparison = TokenComparison(index: index, omittableTokens: omittableTokens(of: entries.joined().map(\.1)))
    return zip(tables, entries).map { table, entries in
      TranslatedTable(
        table: table, language: language,
        entries: entries.map { entry, meaning in
          TranslatedEntry(
            entry: entry, meaning: meaning, fault: comparison.fault(of: entry.value, readings: meaning.readings))
        })
    }
  }

  private static func usedEntries(of table: StringTable, except keys: Set<ExactKey>) -> [StringTableEntry] {
    var seen = keys
    var entries: [StringTableEntry] = []
    for entry in table.entries.reversed() where seen.insert(ExactKey(entry.key.value)).inserted {
      entries.append(entry)
    }
    return entries.reversed()
  }

  /// The tokens that plain translations of sentences may do without, since there are composite entries, by sentence.
  static func omittableTokens(of meanings: [EntryMeaning]) -> [Int: Set<FormatToken>] {
    var tokens: [Int: Set<FormatToken>] = [:]
    for meaning in meanings {
      guard case .composites(let composites) = meaning else { continue }
      for composite in composites {
        if let token = composite.replacedToken { tokens[composite.sentence, default: []].insert(token) }
      }
    }
    return tokens
  }
}

extension StringTable {
  /// Whether its keys may be sentences in place of their IDs.
  var acceptsSentences: Bool { format.acceptsSentences }
}

extension StringTableFormat {
  /// Whether the keys of tables may be sentences in place of their IDs.
  var acceptsSentences: Bool { self == .stringsdict }
}

extension EntryMeaning {
  /// The texts that the entry has to have the tokens of.
  var readings: [TokenComparison.Reading] {
    switch self {
    case .texts(let indices), .sentences(let indices):
      indices.map { TokenComparison.Reading(original: $0, replacedToken: nil) }
    case .composites(let composites):
      composites.map { TokenComparison.Reading(original: $0.sentence, replacedToken: $0.replacedToken) }
    case .nothing:
      []
    }
  }
}
