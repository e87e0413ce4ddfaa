import IntentSemantics
import SwiftCode

/// The values that sentences speak, taken from what a handler answers and from the parameters of the action; what is
/// missing is nothing, or 0.
///
/// For example: `\(response.position?.intValue ?? 0)`
struct BridgedSentences {
  /// The structure that says them.
  let structure: IntentStructure

  /// The name of the response; nil where there is none yet, so that all values are those of parameters.
  let response: String?

  /// What takes the place of a token.
  func value(of token: FormatToken, record: inout MigrationRecord) -> TokenValue {
    let source = response == nil ? structure.sourceAmongParameters(token) : structure.sourceInResponse(token)
    switch source.owner {
    case .nothing: return .insertion("")
    case .parameter: return valueOfParameter(source, record: &record)
    case .response: return valueOfResponse(token, source, record: &record)
    }
  }

  /// The value of a token as an expression: a number, or a text.
  func expression(for token: FormatToken, record: inout MigrationRecord) -> Expression {
    guard case .value(let arguments, _) = value(of: token, record: &record), let value = arguments.first?.value
    else { return .string("") }
    return value
  }

  private func valueOfParameter(_ source: TokenSource, record: inout MigrationRecord) -> TokenValue {
    guard let parameter = structure.parameter(named: source.name) else { return .insertion("") }
    let member = source.member(
      of: structure.reference(to: parameter), isOptional: structure.property(of: parameter).isOptional)
    return value(
      of: source.type, source, record: &record,
      number: member.isOptional ? .binary(member.expression, "??", .integer(0)) : member.expression,
      isTrue: .binary(member.expression, "==", .boolean(true)), other: member.expression)
  }

  private func valueOfResponse(
    _ token: FormatToken, _ source: TokenSource, record: inout MigrationRecord
  ) -> TokenValue {
    guard let answer = answer(token, source) else { return .insertion("") }
    let (expression, bridged) = (answer.expression, answer.value)
    var other = expression
    if case .enumeration = bridged.value.kind {
      other = answer.optional
    } else if bridged.type == .timeInterval {
      other = bridged.optional(expression)
    }
    let number = Expression.optionalMember(expression, bridged.value.kind == .decimal ? "doubleValue" : "intValue")
    return value(
      of: bridged.value, source, record: &record, number: .binary(number, "??", .integer(0)),
      isTrue: .binary(.optionalMember(expression, "boolValue"), "==", .boolean(true)), other: other)
  }

  /// A value of the response as a snippet takes it; nil for what is no value of the response.
  ///
  /// A response has what its code has sentences for: where it lacks a value that the action has too, that is shown.
  func argument(_ value: SnippetValue) -> Argument? {
    guard value.source.owner == .response, let answer = answer(value.token, value.source), answer.value.isBridgeable
    else { return nil }
    if value.isInWords { return value.wordsArgument(ofLegacy: answer.expression) }
    guard value.source.path.isEmpty, let parameter = structure.parameter(named: value.source.name),
      structure.property(of: parameter).value == answer.value.value
    else { return Argument(value.name, answer.optional) }
    return Argument(value.name, .binary(answer.optional, "??", structure.reference(to: parameter)))
  }

  /// A value of the response, or a property of one, as the legacy classes have it.
  private struct Answer {
    let expression: Expression
    let value: BridgedValue
    /// Whether an object leads to it.
    let isChained: Bool

    /// The value as App Intents have it; it may be missing.
    var optional: Expression {
      isChained && value.isSingleEnumeration ? value.flattened(expression) : value.optional(expression)
    }
  }

  private func answer(_ token: FormatToken, _ source: TokenSource) -> Answer? {
    guard let response, let parameter = structure.intent.response.parameters.first(where: { $0.name == source.name })
    else { return nil }
    var type = parameter.type
    var isArray = parameter.isArray
    var expression = Expression.member(.name(response), parameter.name)
    var isChained = false
    for name in token.property?.split(separator: ".").map(String.init) ?? [] {
      guard let property = property(name, of: type) else { break }
      (type, isArray) = property
      expression = .optionalMember(expression, name)
      isChained = true
    }
    return Answer(
      expression: expression,
      value: BridgedValue(type, isArray: isArray, in: structure.migrated.program, of: structure.module),
      isChained: isChained)
  }

  /// What a property of an object is, by the name that the definition has for it.
  private func property(_ name: String, of type: ValueType) -> (type: ValueType, isArray: Bool)? {
    if ["identifier", "displayString"].contains(name) { return (.string, false) }
    guard case .object(let reference) = type,
      let object = structure.module.type(reference, in: structure.migrated.program)
    else { return nil }
    return object.type.properties.first { $0.name == name && !$0.isInherited }.map { ($0.type, $0.isArray) }
  }

  private func value(
    of type: AppIntentsValue, _ source: TokenSource, record: inout MigrationRecord, number: Expression,
    isTrue: Expression, other: Expression
  ) -> TokenValue {
    switch type.kind {
    case .integer where !type.isArray, .decimal where !type.isArray:
      return .value([Argument(number)], specifier: type.specifier)
    case .boolean where !type.isArray:
      return SentenceValue(
        expression: isTrue, type: type, options: source.options, place: structure.place(.option, source.name)
      ).token(record: &record, structure.options)
    default:
      return .value(
        [Argument(.call(.member(.name("SiriKitBridge"), "text"), [Argument(other)]))], specifier: type.specifier)
    }
  }
}
