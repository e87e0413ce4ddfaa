internal import SourceDiagnostics

/// Takes typed values out of a property list and reports those of a wrong type.
///
/// Only keys that mean something here are asked for, so a wrong type is worth a word: the system ignores the value.
struct ValueReader {
  let source: SourceFile

  private(set) var diagnostics = DiagnosticEngine()

  /// A file with more faults than that is another kind of file.
  private static let reportedCount = 20

  init(source: SourceFile) {
    self.source = source
  }

  /// A string, with the place of its text.
  mutating func string(_ key: String, in owner: ProjectNode?) -> Located<String>? {
    guard let node = owner?[key] else { return nil }
    guard let text = node.string else {
      report(key, is: node, not: "string")
      return nil
    }
    return Located(text, at: node.range)
  }

  /// A truth value.
  mutating func boolean(_ key: String, in owner: ProjectNode?) -> Located<Bool>? {
    guard let node = owner?[key] else { return nil }
    guard let value = node.boolean else {
      // A build setting may stand where the value will be.
      if node.string?.utf8.first != UInt8(ascii: "$") { report(key, is: node, not: "boolean") }
      return nil
    }
    return Located(value, at: node.range)
  }

  /// The strings of an array, with the place of each; other elements are reported and left out.
  mutating func names(_ key: String, in owner: ProjectNode?) -> LocatedNames? {
    guard let node = array(key, in: owner) else { return nil }
    var names: [Located<String>] = []
    for element in node.elements {
      if let text = element.string {
        names.append(Located(text, at: element.range))
      } else {
        report("element of '\(key)' is of type \(element.kindName), not string", at: element.range)
      }
    }
    return LocatedNames(names, range: node.range)
  }

  /// An array.
  mutating func array(_ key: String, in owner: ProjectNode?) -> ProjectNode? {
    guard let node = owner?[key] else { return nil }
    guard node.isArray else {
      report(key, is: node, not: "array")
      return nil
    }
    return node
  }

  /// A dictionary.
  mutating func dictionary(_ key: String, in owner: ProjectNode?) -> ProjectNode? {
    guard let node = owner?[key] else { return nil }
    guard node.isDictionary else {
      report(key, is: node, not: "dictionary")
      return nil
    }
    return node
  }

  /// Warns about each key that is in a dictionary twice.
  mutating func reportRepeatedKeys(in owner: ProjectNode?) {
    var seen: [String: SourceRange] = [:]
    for (key, _) in owner?.entries ?? [] {
      if let first = seen[key.value] {
        report(
          "key '\(key.value)' is there twice; the last one counts", at: key.range,
          notes: [DiagnosticNote("previously here", at: SourceLocation(file: source, range: first))])
      } else {
        seen[key.value] = key.range
      }
    }
  }

  private mutating func report(_ key: String, is node: ProjectNode, not expected: String) {
    report("'\(key)' is of type \(node.kindName), not \(expected)", at: node.range)
  }

  /// Warns about a place; when there is too much to say, the last warning says so.
  mutating func report(_ message: String, at range: SourceRange, hint: String? = nil, notes: [DiagnosticNote] = []) {
    let count = diagnostics.diagnostics.count
    guard count < Self.reportedCount else { return }
    let isLast = count == Self.reportedCount - 1
    diagnostics.report(
      Diagnostic(
        .unreadableProjectFile, severity: .warning, message, at: SourceLocation(file: source, range: range),
        hint: hint,
        notes: notes + (isLast ? [DiagnosticNote("further problems of this file are not shown", at: nil)] : [])))
  }
}
