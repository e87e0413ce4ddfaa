internal import JSONReader
internal import SourceDiagnostics

/// Puts entries into the text of a catalogue.
struct CatalogueEditor {
  private let source: SourceFile
  private let lineBreak: String

  /// The blanks that put members of an object behind the object.
  private let indentation: String
  private var edits: [TextEdit] = []

  /// The texts that were left out since the file has others in their place.
  private(set) var kept: [KeptText] = []

  /// An editor of a file that is a catalogue.
  init(source: SourceFile, root: JSONNode) {
    self.source = source
    lineBreak = source.bytes.lineBreak
    // Xcode has two blanks.
    let first = root.members.first.map { source.bytes[..<$0.keyRange.offsets.lowerBound] } ?? []
    let blanks = first.suffix(while: { $0 == 0x20 || $0 == 0x09 })
    let isIndented = !blanks.isEmpty && blanks.startIndex > 0 && [0x0A, 0x0D].contains(first[blanks.startIndex - 1])
    indentation = isIndented ? String(decoding: blanks, as: UTF8.self) : "  "
  }

  /// The edited text.
  var text: [UInt8] { source.bytes.applying(edits) }

  // MARK: Entries

  /// Puts entries, sorted by key, into the root of the catalogue.
  mutating func put(_ entries: [CatalogueEntry], into root: JSONNode) {
    guard let strings = root["strings"] else {
      insert([JSONMember("strings", .object(CatalogueMerge.members(entries)))], into: root, depth: 0) { $0 }
      return
    }
    var added: [JSONMember] = []
    for entry in entries {
      if let node = strings[entry.key] {
        put(entry, into: node)
      } else {
        added.append(JSONMember(entry.key, entry.json))
      }
    }
    insert(added, into: strings, depth: 1, order: CatalogueKey.init)
  }

  /// Adds what an entry of the file lacks; what Xcode says about the key stays as it is.
  private mutating func put(_ entry: CatalogueEntry, into node: JSONNode) {
    var added: [JSONMember] = []
    if node["comment"] == nil, let comment = entry.comment {
      added.append(JSONMember("comment", .string(comment)))
    }
    let texts = entry.texts.sorted { $0.key < $1.key }
    if let localizations = node["localizations"] {
      var languages: [JSONMember] = []
      for (language, text) in texts {
        if let known = localizations[language] {
          replace(known, by: text, KeptText(key: entry.key, language: language))
        } else {
          languages.append(JSONMember(language, text.json))
        }
      }
      insert(languages, into: localizations, depth: 3) { $0 }
    } else if !texts.isEmpty {
      added.append(JSONMember("localizations", .object(texts.map { JSONMember($0.key, $0.value.json) })))
    }
    insert(added, into: node, depth: 2) { $0 }
  }

  /// Replaces what a translator was to begin with; what somebody has written stays.
  private mutating func replace(_ node: JSONNode, by text: CatalogueText, _ place: KeptText) {
    guard !text.units.allSatisfy({ $0.state == .new }), node.texts != text.json.texts else { return }
    if node.isUntouched {
      edits.append(TextEdit(node.range, replacement: rendered(text.json, depth: 4)))
    } else {
      kept.append(place)
    }
  }

  // MARK: Members

  /// Puts members into an object that is the given number of objects deep, each before the first member that it precedes.
  private mutating func insert<Order: Comparable>(
    _ members: [JSONMember], into node: JSONNode, depth: Int, order: (String) -> Order
  ) {
    guard !members.isEmpty, node.kind == .object else { return }
    let known = node.members
    guard let last = known.last else {
      edits.append(TextEdit(node.range, replacement: rendered(.object(members), depth: depth)))
      return
    }
    let lead = lineBreak + String(repeating: indentation, count: depth + 1)
    // The first member that a new one precedes is the first that makes the largest so far larger than it.
    var largest: [Order] = []
    for member in known {
      let place = order(member.key.value)
      largest.append(largest.last.map { max($0, place) } ?? place)
    }
    for member in members {
      let key = JSONValue.string(member.key).text(.catalogue)
      let text = "\(key) : \(rendered(member.value, depth: depth + 1))"
      let place = order(member.key)
      let next = largest.partitionPoint { $0 > place }
      if next < known.count {
        let offset = Int(known[next].keyRange.lowerBound)
        edits.append(TextEdit(.position(offset), replacement: "\(text),\(lead)"))
      } else {
        let offset = Int(last.value.range.upperBound)
        edits.append(TextEdit(.position(offset), replacement: ",\(lead)\(text)"))
      }
    }
  }

  private func rendered(_ value: JSONValue, depth: Int) -> String {
    // A line feed in a text is escaped.
    value.text(.catalogue).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { number, line in
        let text = line.drop { $0 == " " }
        let level = (line.count - text.count) / 2 + (number == 0 ? 0 : depth)
        return line.isEmpty ? "" : String(repeating: indentation, count: level) + text
      }
      .joined(separator: lineBreak)
  }
}

extension ArraySlice {
  /// The elements at the end that have a property.
  fileprivate func suffix(while hasProperty: (Element) -> Bool) -> ArraySlice {
    self[(lastIndex { !hasProperty($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension Array {
  /// The index of the first element with a property that all elements behind it have too; the count where none has it.
  fileprivate func partitionPoint(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension JSONNode {
  /// Whether nobody has worked on a localization: all its texts are new, or empty.
  fileprivate var isUntouched: Bool {
    if let unit = self["stringUnit"] ?? self["stringSet"] {
      let isEmpty = unit["value"]?.string?.isEmpty ?? unit["values"]?.elements.isEmpty ?? false
      guard unit["state"]?.string == "new" || isEmpty else { return false }
    }
    return members.allSatisfy { $0.key.value == "stringUnit" || $0.key.value == "stringSet" || $0.value.isUntouched }
  }

  /// The texts of a localization by their places in it, without their states.
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    func collect(_ node: JSONNode, _ path: String) {
      if let text = node.string { texts[path] = text }
      for member in node.members where member.key.value != "state" {
        collect(member.value, path + "/" + member.key.value)
      }
      for (number, element) in node.elements.enumerated() { collect(element, "\(path)/\(number)") }
    }
    collect(self, "")
    return texts
  }
}

extension JSONValue {
  /// The texts of a localization by their places in it, without their states.
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    func collect(_ value: JSONValue, _ path: String) {
      switch value {
      case .string(let text): texts[path] = text
      case .object(let members):
        for member in members where member.key != "state" { collect(member.value, path + "/" + member.key) }
      case .array(let elements):
        for (number, element) in elements.enumerated() { collect(element, "\(path)/\(number)") }
      case .null, .bool, .integer: break
      }
    }
    collect(self, "")
    return texts
  }
}
