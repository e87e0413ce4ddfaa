internal import JSONReader
internal import SourceDiagnostics

extension ConfigurationReader {
  /// The members of an object, but for those whose keys are reported as unknown.
  mutating func members(
    of node: JSONNode, _ subject: String, known: [ConfigurationKey]
  ) -> [(ConfigurationKey, JSONNode)] {
    guard expect(.object, node, subject) else { return [] }
    var result: [(ConfigurationKey, JSONNode)] = []
    for member in node.members {
      if let key = known.first(where: { $0.name == member.key.value }) {
        result.append((key, member.value))
      } else {
        let names = known.map(\.name)
        error(
          "unknown key '\(member.key.value)' in \(subject)", at: member.key.range,
          hint: Self.nesting(of: member.key.value, in: names) ?? Spelling.hint(for: member.key.value, among: names)
            ?? "the keys are \(names.quotedList)")
      }
    }
    return result
  }

  /// How to write what was given as a path, for example `generate.access`; nil for something else.
  private static func nesting(of key: String, in names: [String]) -> String? {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    let known = Set(ConfigurationKey.allCases.map(\.name))
    guard parts.count > 1, names.contains(String(parts[0])), parts.allSatisfy({ known.contains(String($0)) }) else {
      return nil
    }
    let inner = parts.dropFirst()
    return "write '" + parts.dropLast().map { $0 + ": { " }.joined() + (inner.last ?? "") + ": …"
      + String(repeating: " }", count: inner.count) + "'"
  }

  /// The text of a key; nil for another kind of value, which is reported, as everywhere here.
  mutating func string(_ node: JSONNode, _ key: ConfigurationKey) -> Located<String>? {
    string(node, "'\(key.name)'")
  }

  /// A text; the words say what it is, for messages.
  mutating func string(_ node: JSONNode, _ subject: String) -> Located<String>? {
    guard expect(.string, node, subject), let text = node.string else { return nil }
    return Located(text, at: node.valueRange)
  }

  /// The truth value of a key.
  mutating func boolean(_ node: JSONNode, _ key: ConfigurationKey) -> Bool? {
    expect(.boolean, node, "'\(key.name)'") ? node.boolean : nil
  }

  /// The elements of a list.
  mutating func elements(_ node: JSONNode, _ key: ConfigurationKey) -> [JSONNode] {
    expect(.array, node, "'\(key.name)'") ? Array(node.elements) : []
  }

  /// Paths, which start from the folder of the file.
  mutating func paths(_ node: JSONNode, _ key: ConfigurationKey, in folder: String) -> [String] {
    strings(node, key).map { name in
      FileSystem().displayedPath(name.value.hasPrefix("/") ? name.value : folder.appending(pathComponent: name.value))
    }
  }

  /// The texts of a list.
  mutating func strings(_ node: JSONNode, _ key: ConfigurationKey) -> [Located<String>] {
    elements(node, key).compactMap { string($0, "an element of '\(key.name)'") }
  }

  /// Whether a value is of a kind.
  mutating func expect(_ kind: JSONNode.Kind, _ node: JSONNode, _ subject: String) -> Bool {
    guard node.kind != kind else { return true }
    error("\(subject) must be \(kind.phrase), not \(node.kind.phrase)", at: node.range)
    return false
  }

  /// Reports a mistake.
  mutating func error(_ message: String, at range: SourceRange, hint: String? = nil) {
    diagnostics.report(
      Diagnostic(.invalidConfiguration, message, at: SourceLocation(file: source, range: range), hint: hint))
  }
}
