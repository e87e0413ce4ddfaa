/// The content of a dictionary as text, cut into its entries; marks stay where they are.
struct PropertyListFragment {
  /// A key and its value.
  struct Entry {
    /// The text in front of the key: blanks and marks.
    var lead: String
    /// The key without its tags.
    var key: String
    /// The key's element as it is written.
    var keyElement: String
    /// The text in front of the value: blanks and marks.
    var gap: String
    /// The value's element as it is written.
    var value: String
  }

  var entries: [Entry] = []

  /// The text behind the last entry.
  var tail = ""

  /// The keys that the dictionary is to lack, which a comment like `<!-- no INIntentTitle -->` says.
  private var absentKeys: Set<String> = []

  /// Cuts a text into entries.
  ///
  /// - Throws: `PropertyListFragmentError` where the text has another form.
  init(_ text: String) throws {
    var scanner = ElementScanner(text)
    while true {
      let lead = scanner.skipBlanks()
      guard let keyElement = try scanner.element() else {
        tail = lead
        findAbsentKeys(in: lead)
        return
      }
      findAbsentKeys(in: lead)
      guard keyElement.hasPrefix("<key>") else { throw PropertyListFragmentError(text: keyElement) }
      let gap = scanner.skipBlanks()
      guard let value = try scanner.element() else { throw PropertyListFragmentError(text: keyElement) }
      entries.append(
        Entry(
          lead: lead, key: keyElement.withoutMarks.dropping("<key>", "</key>"), keyElement: keyElement, gap: gap,
          value: value))
    }
  }

  /// The value of a key.
  subscript(key: String) -> String? { entries.first { $0.key == key }?.value }

  private mutating func findAbsentKeys(in lead: String) {
    absentKeys.formUnion(lead.matches(of: #/<!-- no (\w+) -->/#).map { String($0.1) })
  }

  /// Whether a key is neither there nor unwanted.
  func lacks(_ key: String) -> Bool { self[key] == nil && !absentKeys.contains(key) }

  /// Appends an entry that the dictionary lacks.
  mutating func add(_ key: String, _ value: String) {
    guard lacks(key) else { return }
    entries.append(
      Entry(lead: "\n", key: key, keyElement: "<key>\(key)</key>", gap: "\n", value: value))
  }

  /// The content as text.
  var text: String {
    entries.map { $0.lead + $0.keyElement + $0.gap + $0.value }.joined() + tail
  }
}

/// A text that is no content of a dictionary.
struct PropertyListFragmentError: Error {
  let text: String
}

/// Cuts a text into elements, without looking into them.
struct ElementScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Moves to the next element and gives what stood in front of it, comments included.
  mutating func skipBlanks() -> String {
    let start = position
    _ = take { $0 != "<" }
    while scalars[position...].starts(with: "<!--".unicodeScalars) {
      repeat { position += 1 } while position < scalars.count && !isBehindComment
      _ = take { $0 != "<" }
    }
    return string(start..<position)
  }

  private var isBehindComment: Bool { scalars[..<position].suffix(3).elementsEqual("-->".unicodeScalars) }

  /// The next element, containers with all they contain; nil at the end.
  mutating func element() throws -> String? {
    guard position < scalars.count else { return nil }
    let start = position
    var depth = 0
    repeat {
      _ = skipBlanks()
      guard position < scalars.count else { throw PropertyListFragmentError(text: string(start..<position)) }
      let tagStart = position
      _ = take { $0 != ">" }
      position = min(position + 1, scalars.count)
      let tag = string(tagStart..<position)
      if tag.hasPrefix("</") {
        depth -= 1
      } else if !tag.hasSuffix("/>") {
        depth += 1
      }
    } while depth > 0
    return string(start..<position)
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, condition(scalars[position]) {
      position += 1
    }
    return string(start..<position)
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}

extension String {
  /// The text without `↓`.
  var withoutMarks: String { filter { $0 != "↓" } }

  /// The text between two others that it starts and ends with.
  func dropping(_ prefix: String, _ suffix: String) -> String {
    guard hasPrefix(prefix), hasSuffix(suffix) else { return self }
    return String(dropFirst(prefix.count).dropLast(suffix.count))
  }
}
