internal import IntentModel
internal import SourceDiagnostics

/// The names that the tokens of a sentence may use.
struct TokenScope {
  /// What owns the names, for messages: the intent's name.
  let owner: Located<String>

  /// The values that tokens stand for, by name.
  let values: [String: ValueType]

  /// The names of the values that belong into this sentence; nil for all.
  var members: Set<String>?

  /// Whether all names are known: where one could not be read, a token may have that.
  var isComplete = true

  /// Names whose values are there but have faults of their own, which have been reported.
  var faultyNames: Set<String> = []

  /// Words that the system fills in, for example `count`.
  var words: Set<String> = []

  /// Further values, which do not belong into this sentence, by name.
  var foreignValues: [String: ValueType] = [:]

  /// What to say about a value that does not belong into this sentence.
  var foreignReason: (severity: Severity, text: String) = (.warning, "")

  /// Reports the tokens of a text that stand for nothing.
  ///
  /// `TubeStatusIntent` has two of them.
  func check(_ format: FormatString, of text: Located<String>, in context: inout LoweringContext) {
    var places = TokenPlaces(of: text, in: context.document)
    for (index, token) in format.tokens.enumerated() {
      guard !words.contains(token.name), !faultyNames.contains(token.name) else { continue }
      if let type = values[token.name], members?.contains(token.name) ?? true {
        if let property = token.property, let fault = fault(of: property, of: token, type, in: &context) {
          report(fault.message, hint: fault.hint, note: fault.note, at: places[index], in: &context)
        }
      } else if values[token.name] != nil || foreignValues[token.name] != nil {
        context.report(
          .unknownToken, foreignReason.severity, "'\(token.source)' \(foreignReason.text)", at: places[index])
      } else if isComplete {
        report(
          "'\(token.source)' names no parameter of '\(owner.value)'",
          hint: context.hint(for: token.name, among: values.keys),
          note: note("'\(owner.value)' is declared here", at: owner.range, context), at: places[index], in: &context)
      }
    }
  }

  private func report(
    _ message: String, hint: String?, note: DiagnosticNote?, at place: SourceRange, in context: inout LoweringContext
  ) {
    context.report(.unknownToken, context.options.danglingTokenSeverity, message, at: place, hint: hint, note: note)
  }

  private func note(_ message: String, at range: SourceRange, _ context: LoweringContext) -> DiagnosticNote {
    DiagnosticNote(message, at: context.location(range))
  }

  private func fault(
    of property: String, of token: FormatToken, _ type: ValueType, in context: inout LoweringContext
  ) -> (message: String, hint: String?, note: DiagnosticNote?)? {
    guard case .object(let reference) = type else {
      return type == .untypedObject
        ? nil : ("'\(token.source)' names a property, but '\(token.name)' is no object", nil, nil)
    }
    guard !reference.isSystem, let type = context.types[reference.name], let names = type.memberNames else {
      return nil
    }
    // What follows a further dot belongs to the type of the property.
    let first = String(property.prefix { $0 != "." })
    guard !names.contains(first) else { return nil }
    return (
      "'\(token.source)' names no property of type '\(reference.name)'",
      context.hint(for: first, among: names),
      note("'\(reference.name)' is declared here", at: type.nameRange, context)
    )
  }
}
