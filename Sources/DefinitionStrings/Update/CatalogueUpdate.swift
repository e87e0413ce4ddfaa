internal import IntentModel
internal import IntentRules
internal import JSONReader
package import Localization
package import PropertyListReader
package import SourceDiagnostics

/// Brings a string catalogue in step with its definition, in the way in which Xcode does with other sources of keys.
///
/// A catalogue has the text that is translated beside its translations: where the definition has another one now, it gets
/// that, and the translations are marked for review; none is changed.
package struct CatalogueUpdate {
  private let input: UpdateInput
  private let source: SourceFile
  private let encoding: TextEncoding
  private let sourceLanguage: String

  private var tokens: [String: TranslationTokens] = [:]
  private var edits: [TextEdit] = []
  private var changes: [TableChange] = []

  private var localization: CheckedLocalization { input.localization }
  private var texts: TranslatableTexts { input.texts }
  private var options: UpdateOptions { input.options }

  /// The update of a catalogue.
  ///
  /// - Parameters:
  ///   - table: The part of the catalogue for the language that it is developed in.
  ///   - input: The definition that it belongs to, and what is done.
  package init(of table: StringTable, in input: UpdateInput) {
    self.input = input
    source = table.source
    encoding = table.encoding
    sourceLanguage = table.language ?? ""
  }

  /// The updated catalogue.
  ///
  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - missing: The IDs of texts that a language lacks; those that the catalogue has are left out.
  ///   - outdated: The IDs whose older texts are replaced, and nothing else; nil for everything.
  ///   - limits: How large a file is accepted.
  ///   - diagnostics: Receives what is wrong with the file.
  /// - Returns: The catalogue, or nil when errors have been reported.
  package mutating func update(
    _ file: SourceFile, adding missing: [String], replacing outdated: Set<String>? = nil, limits: PropertyListLimits,
    diagnostics: inout DiagnosticEngine
  ) -> TableUpdate? {
    let reader = JSONReader(
      dialect: .json, problemID: .unreadableTable, byteLimit: limits.byteCount, depthLimit: limits.depth)
    guard let root = reader.read(source, diagnostics: &diagnostics) else { return nil }
    var added: [CatalogueEntry] = []
    var known: Set<String> = []
    let strings = root["strings"]
    let members = strings?.members ?? []
    var keepsOne = false
    for (number, member) in members.enumerated() {
      known.insert(member.key.value)
      if let outdated {
        if outdated.contains(member.key.value), formerText(of: member, Self.record(of: member)) != nil {
          _ = update(member)
        }
      } else if localization.isStale(key: member.key.value, in: .catalog) {
        if options.stale == .remove {
          remove(number, of: members, keepsOneBefore: keepsOne)
          continue
        }
        updateStale(member)
      } else if let entry = update(member) {
        added.append(entry)
      }
      keepsOne = true
    }
    var bytes = edits.isEmpty ? file.bytes : encoding.encode(source.bytes.applying(edits))
    for text in missing.compactMap({ texts[$0] }) where known.insert(text.id).inserted {
      added.append(
        CatalogueEntry(
          key: text.id, comment: text.context.joined(separator: "\n"), extraction: .manual,
          texts: [sourceLanguage: .unit(CatalogueUnit(text.text, .translated))]))
      changes.append(change(.added, text.id, at: .position(source.bytes.count)))
    }
    if !added.isEmpty {
      let edited = SourceFile(path: file.path, bytes: bytes)
      guard let merge = CatalogueMerge(added, into: edited, limits: limits, diagnostics: &diagnostics) else {
        return nil
      }
      bytes = merge.bytes
    }
    return TableUpdate(file: file, bytes: bytes, changes: changes)
  }

  // MARK: Keys

  private mutating func updateStale(_ member: JSONMemberNode) {
    guard options.stale == .mark, member.value.kind == .object else {
      changes.append(change(.stale, member.key.value, at: member.key.range))
      return
    }
    guard member.value["extractionState"]?.string != "stale" else { return }
    set("extractionState", .string("stale"), of: member.value)
    changes.append(change(.markedStale, member.key.value, at: member.key.range))
  }

  /// Removes a member with a comma that has to go with it: the one in front where a member stays there, else the one
  /// behind; what is removed of one member is never removed of another.
  private mutating func remove(_ number: Int, of members: [JSONMemberNode], keepsOneBefore: Bool) {
    let member = members[number]
    let range =
      if keepsOneBefore {
        SourceRange(members[number - 1].value.range.upperBound, member.value.range.upperBound)
      } else if number + 1 < members.count {
        SourceRange(member.keyRange.lowerBound, members[number + 1].keyRange.lowerBound)
      } else {
        SourceRange(member.keyRange.lowerBound, member.value.range.upperBound)
      }
    edits.append(TextEdit(range, replacement: ""))
    changes.append(change(.removed, member.key.value, at: member.key.range))
  }

  /// Brings a key in step that the definition has; gives what is to be added to it.
  private mutating func update(_ member: JSONMemberNode) -> CatalogueEntry? {
    if member.value["extractionState"]?.string == "stale" {
      set("extractionState", .string("manual"), of: member.value)
      changes.append(change(.revived, member.key.value, at: member.key.range))
    }
    guard let text = texts[member.key.value], member.value["shouldTranslate"]?.boolean != false else { return nil }
    let known = Self.record(of: member)
    let former = formerText(of: member, known)
    if let former {
      edits.append(TextEdit(former.range, replacement: JSONValue.string(text.text).text(.catalogue)))
      changes.append(change(.refreshed, text.id, at: former.range))
    }
    let comment = member.value["comment"]
    let record = review(member, known, of: text, from: former?.form)
    let isRecorded = record != known
    if isRecorded {
      if former == nil { changes.append(change(.refreshed, text.id, at: member.key.range)) }
      let words = comment == nil ? text.context + [record.comment] : [record.comment]
      set("comment", .string(words.joined(separator: "\n")), of: member.value)
    }
    let lacksText = member.value["localizations"]?[sourceLanguage] == nil
    let lacksComment = options.addsComments && comment == nil && !isRecorded
    guard lacksText || lacksComment else { return nil }
    changes.append(change(lacksText ? .added : .commented, text.id, at: member.key.range))
    return CatalogueEntry(
      key: text.id, comment: lacksComment ? text.context.joined(separator: "\n") : nil,
      texts: lacksText ? [sourceLanguage: .unit(CatalogueUnit(text.text, .translated))] : [:])
  }

  /// What the comment of a key says of the texts that its translations were made from.
  private static func record(of member: JSONMemberNode) -> CatalogueRecord {
    CatalogueRecord(comment: member.value["comment"]?.string ?? "")
  }

  /// The text that a key has in the language of the definition, where that has another one by now: its place, and the
  /// form in comments of the text of the definition that it was made from.
  private func formerText(
    of member: JSONMemberNode, _ record: CatalogueRecord
  ) -> (range: SourceRange, form: String)? {
    let entry = member.value["localizations"]?[sourceLanguage]
    let current = texts.texts(withID: member.key.value)
    guard let value = entry?["stringUnit"]?["value"], entry?["substitutions"] == nil, let text = value.string,
      !current.contains(text)
    else { return nil }
    // Words of the language's own are there in the place of a text of the definition.
    let form = record[sourceLanguage]
    if let form, SourceRecord.isForm(form, ofAny: current) { return nil }
    return (value.range, form ?? SourceRecord.form(of: text))
  }

  /// Tells the translations of a text that somebody has to look at, and marks those of an older text, or takes them for
  /// reviewed.
  ///
  /// - Returns: What the translations that are left to look at were made from.
  private mutating func review(
    _ member: JSONMemberNode, _ known: CatalogueRecord, of text: TranslatableText, from old: String?
  ) -> CatalogueRecord {
    var record = known
    for language in record.languages where language != sourceLanguage || old != nil { record[language] = nil }
    for localization in member.value["localizations"]?.members ?? []
    where localization.key.value != sourceLanguage {
      let language = localization.key.value
      let states = Self.states(in: localization.value)
      let translated = states.filter { $0.string == "translated" }
      let unreviewed = states.filter { $0.string == "needs_review" }
      let former = unreviewed.isEmpty ? nil : known[language]
      let kind: TableChange.Kind
      if let problem = fault(in: localization, of: text) {
        if old != nil { edits += translated.map { TextEdit($0.range, replacement: "\"needs_review\"") } }
        record[language] = former ?? old
        kind = .faulty(problem.sentence, isMisspelling: problem.isMisspelling)
      } else if options.takesAsReviewed {
        guard !unreviewed.isEmpty else { continue }
        edits += unreviewed.map { TextEdit($0.range, replacement: "\"translated\"") }
        kind = .reviewed
      } else if let old, !translated.isEmpty {
        edits += translated.map { TextEdit($0.range, replacement: "\"needs_review\"") }
        record[language] = old
        kind = .drifted(from: old, to: SourceRecord.form(of: text.text))
      } else if let former, former != SourceRecord.form(of: text.text) {
        record[language] = former
        kind = .drifted(from: former, to: SourceRecord.form(of: text.text))
      } else if !unreviewed.isEmpty {
        kind = .unreviewed
      } else {
        continue
      }
      changes.append(
        TableChange(
          kind: kind, key: text.id, definition: input.localization.definition.source.name,
          language: localization.key.value,
          location: SourceLocation(file: source, range: localization.keyRange)))
    }
    return record
  }

  /// What is wrong with the tokens of a translation; nil for nothing, and where it has several forms.
  private mutating func fault(in localization: JSONMemberNode, of text: TranslatableText) -> TranslationTokens.Problem?
  {
    guard localization.value["substitutions"] == nil, let unit = localization.value["stringUnit"],
      unit["state"]?.string != "new", let value = unit["value"], let translation = value.string
    else { return nil }
    let language = localization.key.value
    let known = tokens[language] ?? TranslationTokens(self.localization, language: language)
    tokens[language] = known
    return known.problem(of: .text(Located(translation, at: value.range)), forKey: text.id)
  }

  /// The states of all texts of a localization.
  private static func states(in node: JSONNode) -> [JSONNode] {
    node.members.flatMap { member in
      if member.key.value == "stringUnit" || member.key.value == "stringSet" {
        return [member.value["state"]].compactMap(\.self)
      }
      return states(in: member.value)
    }
  }

  /// Gives a key a member, or another value of it.
  private mutating func set(_ name: String, _ value: JSONValue, of node: JSONNode) {
    let text = value.text(.catalogue)
    if let known = node[name] {
      edits.append(TextEdit(known.range, replacement: text))
      return
    }
    let member = "\"\(name)\" : \(text)"
    // Xcode writes the members in the order of their keys.
    if let next = node.members.first(where: { $0.key.value > name }) {
      let lead = source.bytes.lineStart(before: Int(next.keyRange.lowerBound))
      edits.append(TextEdit(.position(Int(next.keyRange.lowerBound)), replacement: "\(member),\(lead)"))
    } else if let last = node.members.last {
      let lead = source.bytes.lineStart(before: Int(last.keyRange.lowerBound))
      edits.append(TextEdit(.position(Int(last.value.range.upperBound)), replacement: ",\(lead)\(member)"))
    } else {
      edits.append(TextEdit(node.range, replacement: "{ \(member) }"))
    }
  }

  private func change(_ kind: TableChange.Kind, _ key: String, at range: SourceRange) -> TableChange {
    TableChange(
      kind: kind, key: key, definition: localization.definition.source.name, language: nil,
      location: SourceLocation(file: source, range: range))
  }
}

extension [UInt8] {
  /// The line break and the blanks in front of an offset; a blank where other bytes stand on the line.
  fileprivate func lineStart(before offset: Int) -> String {
    var start = offset
    while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 { start -= 1 }
    guard start > 0, self[start - 1] == 0x0A else { return " " }
    start -= 1
    if start > 0, self[start - 1] == 0x0D { start -= 1 }
    return String(decoding: self[start..<offset], as: UTF8.self)
  }
}
