import IntentSemantics
import SwiftCode

/// The method that does the work, with a gap where the work of the handler goes.
///
/// For example: `func perform() async throws -> some IntentResult & ReturnsValue<String> { … }`
struct PerformMethod {
  /// The structure that has it.
  let structure: IntentStructure

  /// The intent.
  private var intent: Intent { structure.intent }

  /// The parameter of the response that is the result.
  private var output: ResponseParameter? {
    intent.response.output.flatMap { name in intent.response.parameters.first { $0.name == name } }
  }

  /// What the result is.
  private var outputValue: AppIntentsValue? {
    output.map { structure.module.value($0.type, isArray: $0.isArray, in: structure.migrated.program) }
  }

  /// Whether something stands in the gap that is there to be replaced.
  var usesGap: Bool {
    guard structure.options.form == .compatible else { return true }
    return outputValue.map { $0.emptyValue == nil } ?? false
  }

  /// The name of the result in the method.
  private var outputName: String {
    let names = Set(intent.parameters.map(\.name))
    return ["value", "result", "output"].first { !names.contains($0) } ?? "value".unlike(names)
  }

  /// The method.
  func declaration(
    errors: IntentErrors?, conversation: [ConversationMethods.Method], record: inout MigrationRecord
  ) -> Declaration {
    let dialog = structure.options.form == .compatible ? .none : ResponseOutcomes(of: intent).dialog
    var parts: [TypeExpression] = [.named("IntentResult")]
    if let outputValue { parts.append(.generic("ReturnsValue", [outputValue.type])) }
    if case .none = dialog {} else { parts.append(.named("ProvidesDialog")) }
    if SnippetStructure(of: structure) != nil { parts.append(.named("ShowsSnippetIntent")) }
    let body =
      structure.options.form == .compatible
      ? compatibleBody : modernBody(dialog, errors, conversation, record: &record)
    return .function(
      FunctionDeclaration(
        modifiers: structure.options.accessModifiers, "perform", effects: .asyncThrows,
        result: .opaque(.composition(parts)), body: body))
  }

  private func result(_ value: Expression?, dialog: Expression? = nil, snippet: Expression? = nil) -> Statement {
    let parts = [("value", value), ("dialog", dialog), ("snippetIntent", snippet)]
    return .return(
      .call(.implicitMember("result"), parts.compactMap { label, part in part.map { Argument(label, $0) } }))
  }

  private func gap(_ name: String, _ type: TypeExpression) -> Statement {
    .variable(
      VariableDeclaration(
        .let, name, type: type, value: .try(.call(.member(.name(MigrationGap.typeName), "value")))))
  }

  private var compatibleBody: [Statement] {
    let comment = Statement.comment([.paragraph("TODO: Move the work of the old handler here.")])
    guard let outputValue else { return [comment, result(nil)] }
    guard let empty = outputValue.emptyValue else {
      return [comment, gap(outputName, outputValue.type), result(.name(outputName))]
    }
    return [comment, result(empty)]
  }

  private func modernBody(
    _ dialog: ResponseOutcomes.Dialog, _ errors: IntentErrors?, _ conversation: [ConversationMethods.Method],
    record: inout MigrationRecord
  ) -> [Statement] {
    let guards = ValueGuards(structure, record: &record)
    var statements = guards.statements
    if intent.requiresConfirmation {
      statements += Confirmation(structure: structure).statements(record: &record)
    }
    statements.append(
      .comment(
        GapComment(structure: structure, errors: errors, conversation: conversation, unasked: guards.unasked).blocks))
    let values = guards.unwrapped.map { Expression.name($0) }
    if let only = values.first {
      // Swift warns of values that nothing uses.
      statements.append(.assignment(to: .name("_"), values.count == 1 ? only : .tuple(values)))
    }
    var gaps = outputValue.map { [gap(outputName, $0.type)] } ?? []
    var said: Expression?
    let snippet = SnippetStructure(of: structure)
    var shown = snippet?.expression { value in
      isOutput(value.token) ? value.argument(.name(outputName)) : snippet?.valueOfParameter(value)
    }
    switch dialog {
    case .none: break
    case .one(let code):
      let arguments = SentenceArguments(
        code.texts, taken: Set(intent.parameters.map(\.name)).union([outputName])
      ) { token in
        isOutput(token) ? nil : structure.sourceInResponse(token)
      }
      gaps += arguments.items.map { gap($0.name, $0.source.type.type) }
      var tokens = arguments.tokens(of: structure, record: &record) { $0.type }
      if let output, let outputValue {
        let value = SentenceValue(
          expression: .name(outputName), type: outputValue, options: output.options,
          place: structure.place(.option, output.name))
        if code.texts.contains(where: { $0.format.tokens.contains(where: isOutput) }) {
          tokens[FormatToken(name: output.name)] = value.token(record: &record, structure.options)
        }
      }
      said = structure.dialog(of: code, tokens: tokens, record: &record)
      shown = snippet?.expression { value in
        if isOutput(value.token) { return value.argument(.name(outputName)) }
        return arguments.items.first { $0.token == value.token }.map { value.argument(.name($0.name)) }
          ?? snippet?.valueOfParameter(value)
      }
    case .several:
      let name = "outcome".unlike(Set(intent.parameters.map(\.name)).union([outputName]))
      gaps.append(gap(name, .named(structure.migrated.outcomeName)))
      said = .member(.name(name), "dialog")
      if snippet != nil {
        let method = Expression.member(.name(name), IntentOutcomes.snippetName)
        shown = output == nil ? method : .call(method, [Argument("for", .name(outputName))])
      }
    }
    if gaps.isEmpty { gaps.append(gap("_", .named("Void"))) }
    return statements + gaps + [result(output.map { _ in .name(outputName) }, dialog: said, snippet: shown)]
  }

  private func isOutput(_ token: FormatToken) -> Bool { token.property == nil && token.name == output?.name }
}

extension AppIntentsValue {
  /// A value without anything in it, for types that have an initialiser without arguments.
  fileprivate var emptyValue: Expression? {
    if isArray { return .call(.array([.name(elementType.plainName ?? "")])) }
    switch kind {
    case .string, .integer, .decimal, .boolean, .dateComponents: return elementType.plainName.map { .call(.name($0)) }
    default: return nil
    }
  }
}

extension TypeExpression {
  /// The name of a type that is no more than a name.
  fileprivate var plainName: String? { if case .named(let name) = self { name } else { nil } }
}
