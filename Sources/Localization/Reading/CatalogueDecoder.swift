internal import JSONReader
internal import PropertyListReader
internal import SourceDiagnostics

/// Makes tables of the JSON of a string catalogue, and reports what no catalogue can have.
struct CatalogueDecoder {
  private let source: SourceFile
  private let encoding: TextEncoding

  /// What was reported.
  private(set) var diagnostics = DiagnosticEngine()

  /// The entries of each language, and the languages in the order in which the file names them.
  private var entries: [String: [StringTableEntry]] = [:]
  private var languages: [String] = []
  private var untranslatedKeys: Set<String> = []
  private var comments: [String: String] = [:]

  /// A decoder of a file.
  init(source: SourceFile, encoding: TextEncoding) {
    self.source = source
    self.encoding = encoding
  }

  /// The tables, that of the source language first; errors are in `diagnostics`.
  mutating func tables(of root: JSONNode) -> [StringTable] {
    let members = members(of: root, called: "the catalogue")
    guard !diagnostics.hasErrors else { return [] }
    guard let sourceLanguage = members["sourceLanguage"]?.value.string else {
      report("the catalogue names no 'sourceLanguage'", at: root.range.start)
      return []
    }
    languages = [sourceLanguage]
    if let strings = members["strings"] {
      for member in memberList(of: strings.value, called: "'strings'") {
        decodeKey(member)
      }
    }
    guard !diagnostics.hasErrors else { return [] }
    return languages.map { language in
      StringTable(
        source: source, encoding: encoding, format: .catalog, language: language,
        isSourceLanguage: language == sourceLanguage, entries: entries[language] ?? [],
        untranslatedKeys: untranslatedKeys, comments: comments)
    }
  }

  // MARK: Keys

  private mutating func decodeKey(_ member: JSONMemberNode) {
    let key = member.key
    let facts = members(of: member.value, called: "the value of '\(key.value)'")
    if facts["shouldTranslate"]?.value.boolean == false { untranslatedKeys.insert(key.value) }
    if let comment = facts["comment"]?.value.string { comments[key.value] = comment }
    guard let localizations = facts["localizations"]?.value else { return }
    let isStale = facts["extractionState"]?.value.string == "stale"
    let list = memberList(of: localizations, called: "'localizations' of '\(key.value)'")
    for (index, localization) in list.enumerated() {
      let language = localization.key.value
      guard let (value, state) = decodeLocalization(localization, of: key.value) else { continue }
      if entries[language] == nil, !languages.contains(language) { languages.append(language) }
      entries[language, default: []].append(
        StringTableEntry(
          key: key, value: value, range: localization.range, removal: removal(of: index, in: list, of: localizations),
          comment: nil, mark: nil,
          state: isStale ? "stale" : state))
    }
  }

  /// The bytes of a member with the comma that has to go with it.
  private func removal(of index: Int, in members: [JSONMemberNode], of object: JSONNode) -> SourceRange {
    if members.count == 1 {
      SourceRange(object.range.lowerBound + 1, object.range.upperBound - 1)
    } else if index + 1 < members.count {
      SourceRange(members[index].keyRange.lowerBound, members[index + 1].keyRange.lowerBound)
    } else {
      SourceRange(members[index - 1].value.range.upperBound, members[index].value.range.upperBound)
    }
  }

  // MARK: Localizations

  private mutating func decodeLocalization(
    _ localization: JSONMemberNode, of key: String
  ) -> (value: StringTableValue, state: String?)? {
    var texts = CatalogueTexts()
    let name = "'\(localization.key.value)' of '\(key)'"
    collect(localization.value, called: name, into: &texts)
    for substitution in list(localization.value["substitutions"], called: "'substitutions' in \(name)") {
      let variable = "substitution '\(substitution.key.value)' in \(name)"
      guard substitution.value.kind == .object else {
        reportKind(of: substitution.value, called: variable, expected: "an object")
        continue
      }
      var valueType: Located<String>?
      if let node = substitution.value["formatSpecifier"] {
        valueType = text(of: node, called: "'formatSpecifier' of \(variable)")
      }
      collectVariations(
        substitution.value["variations"], called: variable, name: substitution.key, valueType: valueType, into: &texts)
    }
    return texts.value.map { ($0, texts.state) }
  }

  /// Takes the texts of an object that has a unit, a set or variations.
  private mutating func collect(_ node: JSONNode, called name: String, into texts: inout CatalogueTexts) {
    guard node.kind == .object else {
      reportKind(of: node, called: name, expected: "an object")
      return
    }
    if let unit = node["stringUnit"], let text = unitText(unit, called: name, into: &texts) { texts.format = text }
    if let set = node["stringSet"] { collectSet(set, called: name, into: &texts) }
    collectVariations(node["variations"], called: name, name: nil, valueType: nil, into: &texts)
  }

  private mutating func unitText(
    _ unit: JSONNode, called name: String, into texts: inout CatalogueTexts
  ) -> Located<String>? {
    let facts = members(of: unit, called: "'stringUnit' of \(name)")
    if let state = facts["state"]?.value.string { texts.states.append(state) }
    guard let value = facts["value"]?.value else {
      if unit.kind == .object { report("'stringUnit' of \(name) has no 'value'", at: unit.range.start) }
      return nil
    }
    return text(of: value, called: "'value' of \(name)")
  }

  private mutating func collectSet(_ set: JSONNode, called name: String, into texts: inout CatalogueTexts) {
    let facts = members(of: set, called: "'stringSet' of \(name)")
    if let state = facts["state"]?.value.string { texts.states.append(state) }
    let values = facts["values"]?.value.elements ?? []
    let forms = values.enumerated().compactMap { index, node in
      text(of: node, called: "a value of \(name)").map {
        PluralForm(category: Located(String(index), at: node.range), text: $0)
      }
    }
    texts.variables.append(
      PluralVariable(name: nil, rule: .other, device: nil, valueType: nil, forms: forms))
  }

  /// Takes the forms below `variations`; a form for a device may have variations of its own.
  private mutating func collectVariations(
    _ node: JSONNode?, called name: String, name variable: Located<String>?, valueType: Located<String>?,
    device: Located<String>? = nil, into texts: inout CatalogueTexts
  ) {
    for rule in list(node, called: "'variations' of \(name)") {
      var forms: [PluralForm] = []
      var nested: [(node: JSONNode, category: Located<String>)] = []
      for form in memberList(of: rule.value, called: "'\(rule.key.value)' of \(name)") {
        guard form.value.kind == .object else {
          reportKind(of: form.value, called: "'\(form.key.value)' of \(name)", expected: "an object")
          continue
        }
        if let unit = form.value["stringUnit"],
          let text = unitText(unit, called: "'\(form.key.value)' of \(name)", into: &texts)
        {
          forms.append(PluralForm(category: form.key, text: text))
        }
        if let variations = form.value["variations"] { nested.append((variations, form.key)) }
      }
      let kind = PluralVariable.Rule(rawValue: rule.key.value) ?? .other
      texts.variables.append(
        PluralVariable(name: variable, rule: kind, device: device, valueType: valueType, forms: forms))
      for (node, category) in nested {
        collectVariations(
          node, called: name, name: variable, valueType: valueType, device: kind == .device ? category : device,
          into: &texts)
      }
    }
  }

  // MARK: Checks

  private mutating func text(of node: JSONNode, called name: String) -> Located<String>? {
    guard let text = node.string else {
      reportKind(of: node, called: name, expected: "a string")
      return nil
    }
    return Located(text, at: node.valueRange)
  }

  private mutating func list(_ node: JSONNode?, called name: String) -> [JSONMemberNode] {
    node.map { memberList(of: $0, called: name) } ?? []
  }

  private mutating func memberList(of node: JSONNode, called name: String) -> [JSONMemberNode] {
    if node.kind != .object { reportKind(of: node, called: name, expected: "an object") }
    return node.members
  }

  private mutating func members(of node: JSONNode, called name: String) -> [String: JSONMemberNode] {
    Dictionary(memberList(of: node, called: name).map { ($0.key.value, $0) }) { _, last in last }
  }

  private mutating func reportKind(of node: JSONNode, called name: String, expected: String) {
    report("\(name) is \(node.kind.phrase), not \(expected)", at: node.range)
  }

  private mutating func report(_ reason: String, at range: SourceRange) {
    diagnostics.report(
      Diagnostic(
        .unreadableTable, "\(InputKind.stringTable.complaint): \(reason)",
        at: SourceLocation(file: source, range: range)))
  }
}

extension JSONMemberNode {
  /// From the key to the end of the value.
  fileprivate var range: SourceRange { SourceRange(keyRange.lowerBound, value.range.upperBound) }
}

extension SourceRange {
  /// The first byte, for what is about something large.
  fileprivate var start: SourceRange { SourceRange(lowerBound, min(lowerBound + 1, upperBound)) }
}
