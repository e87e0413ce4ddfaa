internal import IntentModel
internal import SourceDiagnostics

/// The names that the tokens of a sentence may use.
struct TokenScope {
  /// What owns the names, for messages, for example the intent's name.
  let owner: String

  /// The values that tokens stand for, by name.
  let values: [String: ValueType]

  /// The names of the values that belong into this sentence; nil for all.
  var members: [String]?

  /// Names whose values are there but have faults of their own, which have been reported.
  var faultyNames: Set<String> = []

  /// Words that the system fills in, for example `count`.
  var words: Set<String> = []

  /// Further values, which do not belong into this sentence, by name.
  var foreignValues: [String: ValueType] = [:]

  /// What to say about a value that does not belong into this sentence.
  var foreignReason: (severity: Severity, text: String) = (.warning, "")

  /// Reports the tokens that stand for nothing.
  ///
  /// They are warnings: code can be generated without them, as the original does, only the sentence is broken.
  /// `TubeStatusIntent` has two of them.
  func check(_ format: FormatString, at range: SourceRange, in context: inout LoweringContext) {
    for (index, token) in format.tokens.enumerated()
    where !words.contains(token.name) && !faultyNames.contains(token.name) {
      guard let type = values[token.name], members?.contains(token.name) ?? true else {
        let place = context.document.range(of: token, occurrence: index, in: format, within: range)
        if values[token.name] != nil || foreignValues[token.name] != nil {
          context.report(
            .unknownToken, foreignReason.severity, "'\(token.source)' \(foreignReason.text)", at: place)
        } else {
          context.report(
            .unknownToken, .warning, "'\(token.source)' names no parameter of '\(owner)'", at: place,
            hint: Spelling.hint(for: token.name, among: values.keys))
        }
        continue
      }
      if let property = token.property {
        check(property, of: token, type, in: &context) {
          $0.document.range(of: token, occurrence: index, in: format, within: range)
        }
      }
    }
  }

  private func check(
    _ property: String, of token: FormatToken, _ type: ValueType, in context: inout LoweringContext,
    at place: (LoweringContext) -> SourceRange
  ) {
    guard case .object(let reference) = type else {
      if type != .untypedObject {
        context.report(
          .unknownToken, .warning, "'\(token.source)' names a property, but '\(token.name)' is no object",
          at: place(context))
      }
      return
    }
    guard !reference.isSystem, let declared = context.types[reference.name] else { return }
    let names = declared.entry.properties.compactMap { $0.name?.value }
    if !names.contains(property) {
      context.report(
        .unknownToken, .warning, "'\(token.source)' names no property of type '\(reference.name)'", at: place(context),
        hint: Spelling.hint(for: property, among: names))
    }
  }
}

extension FormatToken {
  /// The token as it stands in a sentence, for example `${soup.name}`.
  package var source: String {
    "${" + name + (property.map { "." + $0 } ?? "") + "}"
  }
}

extension DefinitionDocument {
  /// The place of a token; the whole text where references in it hide the token's bytes.
  fileprivate func range(
    of token: FormatToken, occurrence: Int, in format: FormatString, within range: SourceRange
  )
    -> SourceRange
  {
    let needle = Array(token.source.utf8)
    let repeats = format.tokens.prefix(occurrence).count { $0 == token }
    var remaining = repeats
    let bytes = source.bytes
    var index = Int(range.lowerBound)
    while index + needle.count <= Int(range.upperBound) {
      if bytes[index] == needle[0], bytes[index..<index + needle.count].elementsEqual(needle) {
        if remaining == 0 { return SourceRange(index..<index + needle.count) }
        remaining -= 1
      }
      index += 1
    }
    return range
  }
}
