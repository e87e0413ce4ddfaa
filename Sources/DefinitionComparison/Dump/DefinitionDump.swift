import IntentModel

/// A definition as text with one line for each thing that it says, made for comparing line by line.
///
/// Entries whose order says nothing are sorted by name, and nothing depends on the order of keys. The first line of an
/// intent, an enumeration or a type is not indented, so that `git diff` shows it above a change.
package struct DefinitionDump {
  private let options: DumpOptions
  private var lines: [String] = []

  /// The text of an outline.
  package static func text(of outline: OutlineEntry, options: DumpOptions = DumpOptions()) -> String {
    var dump = DefinitionDump(options: options)
    dump.addFacts(of: outline, depth: 0)
    dump.addChildren(of: outline, depth: 0)
    return dump.lines.map { $0 + "\n" }.joined()
  }

  private init(options: DumpOptions) {
    self.options = options
  }

  private mutating func add(_ entry: OutlineEntry, depth: Int) {
    guard options.showsEverything || !entry.isStandardProperty else { return }
    if depth == 0, !lines.isEmpty { lines.append("") }
    add(Self.headline(of: entry, options), depth)
    addFacts(of: entry, depth: depth + 1)
    addChildren(of: entry, depth: depth + 1)
  }

  private mutating func addChildren(of entry: OutlineEntry, depth: Int) {
    for list in entry.kind.schema.lists {
      let children = entry.children.filter { $0.kind == list.kind }
      // UTF-8 sorts alike everywhere; texts without a name are in the order of their words, whatever IDs they have.
      func key(_ entry: OutlineEntry) -> String {
        list.kind.schema.isNamedByID ? Self.headline(of: entry, options) + "\n" + entry.name : entry.name
      }
      let sorted = list.isOrdered ? children : children.sorted { key($0).utf8.lexicographicallyPrecedes(key($1).utf8) }
      for child in sorted {
        add(child, depth: depth)
      }
    }
  }

  private mutating func addFacts(of entry: OutlineEntry, depth: Int) {
    let schema = entry.kind.schema
    let inHeadline = Set(
      [OutlineBuilder.typePath, OutlineBuilder.keyPath, schema.headlineKey, schema.indexKey, schema.tagKey]
        .compactMap(\.self))
    if schema.isNamedByID, let key = schema.nameKey, isShown(.stringID) {
      add("\(KeyWords.term(key, in: schema)): \(entry.name.quotedForLine)", depth)
    }
    for fact in entry.facts where isShown(fact.role) && !inHeadline.contains(fact.path) {
      switch fact.value {
      case .flag: add(fact.term, depth)
      case .plain, .text: add("\(fact.term): \(fact.value)", depth)
      }
    }
  }

  private func isShown(_ role: KeyRole) -> Bool {
    switch role {
    case .fact, .text: true
    case .tag: options.showsTags || options.showsEverything
    case .stringID: options.showsIDs || options.showsEverything
    case .bookkeeping, .version: options.showsEverything
    }
  }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  /// The first line of an entry, for example `parameter soup: Soup`.
  private static func headline(of entry: OutlineEntry, _ options: DumpOptions) -> String {
    let schema = entry.kind.schema
    var line = entry.kind.word
    switch entry.kind {
    case .summary, .suggestion: line += " (\(entry.fact(OutlineBuilder.keyPath)?.value.description ?? ""))"
    // The ID is the name, and is no text.
    case .synonym, .samplePhrase: break
    default:
      if !entry.name.isEmpty { line += " " + entry.name.escapedForLine }
    }
    if let type = entry.type { line += ": \(type.value)" }
    if let key = schema.indexKey { line += " = \(entry.fact(key)?.value.description ?? "0")" }
    if let key = schema.headlineKey, let text = entry.fact(key) { line += " \(text.value)" }
    if let tag = entry.tag, options.showsTags || options.showsEverything { line += " #\(tag)" }
    return line
  }
}
