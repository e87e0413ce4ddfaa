package import IntentModel
internal import JSONReader
package import Localization
package import PropertyListReader
package import SourceDiagnostics

/// Readable string IDs in the place of those that an editor made up, for definitions that have the same tables.
///
/// Texts that share an ID go on to share one. No new ID is one that a definition or a table has already, be it used or
/// not.
package struct IDRenaming: Sendable, Equatable {
  /// The new IDs by the old ones.
  package let newIDs: [String: String]

  /// A new ID and where the first text with the old one stands, in the order of the definitions.
  package let renames: [Rename]

  /// All IDs of the definitions as they are.
  private let knownIDs: Set<String>

  /// A string ID that gets another name.
  package struct Rename: Sendable, Equatable {
    package let old: String
    package let new: String
    package let location: SourceLocation
  }

  /// The names for the texts of definitions.
  ///
  /// - Parameters:
  ///   - documents: The definitions that have the same tables, copies for languages included; the first ones count.
  ///   - tableKeys: The keys of all tables.
  ///   - renamesAll: Whether IDs that somebody has chosen are renamed, too.
  package init(_ documents: [DefinitionDocument], tableKeys: Set<String>, renamesAll: Bool) {
    let texts = documents.flatMap { document in document.texts.map { (document, $0) } }
    let ids = Set(texts.compactMap { $0.1.id?.value })
    // A name that one text gives up is to be had for another one, in the next round.
    var names = Dictionary(uniqueKeysWithValues: ids.map { ($0, $0) })
    for _ in 0..<Self.roundLimit {
      let round = Self.round(texts.map(\.1), names, tableKeys: tableKeys, renamesAll: renamesAll)
      guard round != names else { break }
      names = round
    }
    let newIDs = names.filter { $0.key != $0.value }
    var seen: Set<String> = []
    renames = texts.compactMap { document, text in
      guard let id = text.id, let new = newIDs[id.value], seen.insert(id.value).inserted else { return nil }
      return Rename(old: id.value, new: new, location: SourceLocation(file: document.source, range: id.range))
    }
    self.newIDs = newIDs
    knownIDs = ids
  }

  /// Two rounds are enough for nearly all definitions.
  private static let roundLimit = 64

  /// The names that IDs have after one more round, by the IDs of the definitions.
  private static func round(
    _ texts: [DefinitionText], _ names: [String: String], tableKeys: Set<String>, renamesAll: Bool
  ) -> [String: String] {
    var next = names
    // What keeps its name is not to be had; what gets another one is not either, so that no table is read in two ways.
    var used = Set(tableKeys.map { names[$0] ?? $0 }).union(names.values)
    var seen: Set<String> = []
    for text in texts {
      guard let id = text.id?.value, let name = names[id], seen.insert(id).inserted,
        renamesAll || FreshStringIDs.isMadeUp(name)
      else { continue }
      let wanted = ReadableID.id(of: text)
      var new = wanted
      var number = 2
      // An ID that has its name already, or that name with a number, stays.
      while new != name, used.contains(new) {
        new = "\(wanted).\(number)"
        number += 1
      }
      used.insert(new)
      next[id] = new
    }
    return next
  }

  // MARK: Keys

  /// The new key for one of a table; nil where it stays.
  package func newKey(for key: String) -> String? {
    if let new = newIDs[key] { return new }
    return composite(key)
  }

  /// The composite key with the IDs of now: both parts have to be IDs, of which one at least gets another name.
  private func composite(_ key: String) -> String? {
    var start = key.startIndex
    while let hyphen = key[start...].firstIndex(of: "-") {
      let next = key.index(after: hyphen)
      let (sentence, word) = (String(key[..<hyphen]), String(key[next...]))
      if knownIDs.contains(sentence), knownIDs.contains(word) {
        let new = "\(newIDs[sentence] ?? sentence)-\(newIDs[word] ?? word)"
        return new == key ? nil : new
      }
      start = next
    }
    return nil
  }

  // MARK: Files

  /// A definition with the new IDs; only the bytes of IDs change.
  package func definition(_ document: DefinitionDocument) -> [UInt8] {
    var edits: [TextEdit] = []
    var seen: Set<SourceRange> = []
    for text in document.texts {
      guard let id = text.id, let new = newIDs[id.value], seen.insert(id.range).inserted else { continue }
      edits.append(TextEdit(id.range, replacement: new))
    }
    return document.source.bytes.applying(edits)
  }

  /// A table with the new keys; only the bytes of keys change.
  ///
  /// - Parameters:
  ///   - table: The table, or any part of a catalogue.
  ///   - file: The file as it was read.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives what is wrong with the file.
  /// - Returns: The file, or nil when errors have been reported.
  package func table(
    _ table: StringTable, file: SourceFile, limits: PropertyListLimits, diagnostics: inout DiagnosticEngine
  ) -> [UInt8]? {
    var edits: [TextEdit] = []
    if table.format == .catalog {
      let reader = JSONReader(
        dialect: .json, problemID: .unreadableTable, byteLimit: limits.byteCount, depthLimit: limits.depth)
      guard let root = reader.read(table.source, diagnostics: &diagnostics) else { return nil }
      edits = self.edits(of: root["strings"]?.members ?? [], in: table.source)
    } else {
      for entry in table.entries {
        guard let new = newKey(for: entry.key.value) else { continue }
        if case .text(let value) = entry.value, value.range == entry.key.range {
          // The shorthand 'key;' has the key for its text, which stays.
          let end = Int(entry.range.upperBound) - 1
          edits.append(TextEdit(.position(end), replacement: " = " + value.value.quotedForStrings))
        }
        edits.append(TextEdit(entry.key.range, replacement: new))
      }
    }
    return edits.isEmpty ? file.bytes : table.encoding.encode(table.source.bytes.applying(edits))
  }

  /// The edits of a catalogue: where its keys are in the order in which Xcode writes them, they are afterwards.
  private func edits(of members: [JSONMemberNode], in source: SourceFile) -> [TextEdit] {
    let new = members.map { newKey(for: $0.key.value) }
    let renamed = zip(members, new).compactMap { member, key in key.map { TextEdit(member.key.range, replacement: $0) }
    }
    let old = members.map { CatalogueKey($0.key.value) }
    guard !renamed.isEmpty, zip(old, old.dropFirst()).allSatisfy({ $0 < $1 }) else { return renamed }
    let keys = zip(members, new).map { CatalogueKey($1 ?? $0.key.value) }
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    guard order != Array(keys.indices) else { return renamed }
    // Members change places; what stands between them stays.
    return order.enumerated().map { place, index in
      let member = members[index]
      let (start, end) = (member.keyRange.offsets.lowerBound, member.value.range.offsets.upperBound)
      let key = member.key.range.offsets
      let text =
        new[index].map { source.bytes[start..<key.lowerBound] + Array($0.utf8) + source.bytes[key.upperBound..<end] }
        ?? source.bytes[start..<end]
      return TextEdit(
        SourceRange(members[place].keyRange.lowerBound, members[place].value.range.upperBound),
        replacement: String(decoding: text, as: UTF8.self))
    }
  }
}
