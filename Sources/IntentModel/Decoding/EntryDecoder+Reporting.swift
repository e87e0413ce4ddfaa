internal import PropertyListReader
internal import SourceDiagnostics

extension EntryDecoder {
  // MARK: Types

  mutating func reportWrongType(of value: PropertyListNode, forKey key: StaticString, expected: ExpectedKinds) {
    reportWrongType(of: value, forKey: String(describing: key), expected: expected)
  }

  mutating func reportWrongType(of value: PropertyListNode, forKey key: String, expected: ExpectedKinds) {
    reportWrongType("value of '\(key)'", value, expected)
  }

  mutating func reportWrongType(
    ofElement element: PropertyListNode, forKey key: StaticString, expected: ExpectedKinds
  ) {
    reportWrongType("element of '\(key)'", element, expected)
  }

  private mutating func reportWrongType(_ subject: String, _ value: PropertyListNode, _ expected: ExpectedKinds) {
    let conversion = ValueConversion(of: value, to: expected)
    diagnostics.report(
      Diagnostic(
        .wrongValueType, severity: policy.wrongTypeSeverity,
        "\(subject) must be \(expected.phrase), not \(value.kind.phrase)", at: location(value.valueRange),
        hint: conversion.hint, fixIts: conversion.fixIt.map { [$0] } ?? []))
  }

  mutating func reportOutOfRange(
    _ integer: PropertyListInteger, at range: SourceRange, forKey key: StaticString, expected: String
  ) {
    diagnostics.report(
      Diagnostic(
        .wrongValueType, severity: policy.wrongTypeSeverity, "value of '\(key)' must be \(expected), not \(integer)",
        at: location(range)))
  }

  // MARK: Missing keys

  mutating func reportMissing(_ key: StaticString) {
    // What stands in a dictionary of another kind is misplaced as a whole.
    guard misplacedEntry == nil else { return }
    diagnostics.report(
      Diagnostic(
        policy.missingKeyID, severity: policy.missingKeySeverity, "\(elementDescription) has no '\(key)'",
        at: location(node.valueRange)))
  }

  mutating func reportMissingStringID(_ key: StaticString, of text: String?) {
    let id = freshStringID(forKey: key, text: text)
    let insertion = KeyInsertion(of: key, value: "<string>\(id)</string>", into: node)
    diagnostics.report(
      Diagnostic(
        policy.missingKeyID, severity: policy.missingKeySeverity, "\(elementDescription) has no '\(key)'",
        at: location(node.valueRange), hint: "translations are looked up by it; give it one that no other text has",
        fixIts: [
          FixIt("insert '\(key)' with the new ID '\(id)'", replacing: insertion.range, with: insertion.replacement)
        ]))
  }

  mutating func reportEmptyStringID(_ key: StaticString, _ value: PropertyListNode, of text: String?) {
    let id = freshStringID(forKey: key, text: text)
    diagnostics.report(
      Diagnostic(
        policy.missingKeyID, severity: policy.missingKeySeverity, "\(elementDescription) has an empty '\(key)'",
        at: location(value.valueRange), hint: "translations are looked up by it; give it one that no other text has",
        fixIts: [FixIt("use the new ID '\(id)'", replacing: value.range, with: "<string>\(id)</string>")]))
  }

  private mutating func freshStringID(forKey key: StaticString, text: String?) -> String {
    let purpose = "\(key)|\(elementDescription)|\(text ?? "")"
    // Changed in its place: a copy of the set for each ID would take quadratic time.
    if let id = freshIDs?.next(for: purpose) { return id }
    var ids = FreshStringIDs(avoiding: node.tree.root)
    let id = ids.next(for: purpose)
    freshIDs = ids
    return id
  }

  // MARK: Unknown keys

  /// The first entry of the current dictionary that belongs into a dictionary of another kind.
  private var misplacedEntry: PropertyListEntry? {
    guard !policy.places.isEmpty, let level = contexts.last?.type.level.name else { return nil }
    return node.entries.first { entry in
      policy.places[entry.key].map { $0.level != String(describing: level) } ?? false
    }
  }

  mutating func noteUnknown(_ entry: PropertyListEntry) {
    let key = entry.key
    // One key tells that the others are misplaced, too.
    if policy.places[key] != nil, misplacedEntry?.key != key { return }
    guard reportedKeys.insert(key).inserted else { return }
    diagnostics.report(
      Diagnostic(
        policy.unknownKeyID, severity: policy.unknownKeySeverity, "unknown key '\(key)'",
        at: location(entry.keyRange),
        hint: policy.places[key].map { "it belongs to \($0.phrase)" } ?? spellingHint(forKey: key)))
  }

  mutating func noteCompiledDefinition(_ entry: PropertyListEntry) {
    let key = entry.key
    guard reportedKeys.insert(key).inserted else { return }
    diagnostics.report(
      Diagnostic(
        policy.unknownKeyID, severity: policy.unknownKeySeverity,
        "'\(key)' marks a compiled definition, not a source file", at: location(entry.keyRange)))
  }

  // MARK: Wording

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: node.tree.source, range: range)
  }

  /// The dictionary that is being read as messages name it, for example `parameter 'soup'`, `prompt dialog 'Primary' of
  /// parameter 'soup'`.
  private var elementDescription: String {
    guard let innermost = contexts.last else { return "dictionary" }
    var description = String(describing: innermost.type.level.noun)
    if let name = innermost.name {
      description += " '\(name)'"
      if !innermost.type.level.isNamedWithParent { return description }
    }
    for context in contexts.dropLast().reversed() {
      guard let name = context.name else { continue }
      description += " of \(context.type.level.noun) '\(name)'"
      if !context.type.level.isNamedWithParent { break }
    }
    return description
  }
}
