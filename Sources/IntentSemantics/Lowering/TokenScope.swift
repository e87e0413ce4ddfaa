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
  /// `TubeStatusIntent` has two of them.
  func check(_ format: FormatString, at range: SourceRange, in context: inout LoweringContext) {
    var places = TokenPlaces(in: range, of: context.document.source.bytes)
    for token in format.tokens {
      let place = places.next(of: token)
      guard !words.contains(token.name), !faultyNames.contains(token.name) else { continue }
      if let type = values[token.name], members?.contains(token.name) ?? true {
        if let property = token.property {
          check(property, of: token, type, at: place, in: &context)
        }
      } else if values[token.name] != nil || foreignValues[token.name] != nil {
        context.report(.unknownToken, foreignReason.severity, "'\(token.source)' \(foreignReason.text)", at: place)
      } else {
        context.report(
          .unknownToken, context.options.danglingTokenSeverity,
          "'\(token.source)' names no parameter of '\(owner)'", at: place,
          hint: context.hint(for: token.name, among: values.keys))
      }
    }
  }

  private func check(
    _ property: String, of token: FormatToken, _ type: ValueType, at place: SourceRange,
    in context: inout LoweringContext
  ) {
    guard case .object(let reference) = type else {
      if type != .untypedObject {
        context.report(
          .unknownToken, context.options.danglingTokenSeverity,
          "'\(token.source)' names a property, but '\(token.name)' is no object", at: place)
      }
      return
    }
    guard !reference.isSystem, let declared = context.types[reference.name] else { return }
    let names = declared.entry.properties.compactMap { $0.name?.value }
    // What follows a further dot belongs to the type of the property.
    let first = property.prefix { $0 != "." }
    if !names.contains(String(first)) {
      context.report(
        .unknownToken, context.options.danglingTokenSeverity,
        "'\(token.source)' names no property of type '\(reference.name)'", at: place,
        hint: context.hint(for: String(first), among: names))
    }
  }
}

/// Finds the tokens of a text one after the other in its bytes.
private struct TokenPlaces {
  private let bytes: [UInt8]
  private let range: SourceRange
  private var position: Int

  init(in range: SourceRange, of bytes: [UInt8]) {
    self.bytes = bytes
    self.range = range
    position = Int(range.lowerBound)
  }

  /// The place of the next token; the whole text where references in it hide the token's bytes.
  mutating func next(of token: FormatToken) -> SourceRange {
    let needle = Array(token.source.utf8)
    var index = position
    while index + needle.count <= Int(range.upperBound) {
      if bytes[index] == needle[0], bytes[index..<index + needle.count].elementsEqual(needle) {
        position = index + needle.count
        return SourceRange(index..<position)
      }
      index += 1
    }
    position = Int(range.upperBound)
    return range
  }
}

extension FormatToken {
  /// The token as it stands in a sentence, for example `${soup.name}`.
  package var source: String {
    "${" + name + (property.map { "." + $0 } ?? "") + "}"
  }
}
