import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The extension of an intent that tells a conversation what the definition says, and how to reach a handler.
///
/// For example: `extension OrderSoupIntent: ScriptedIntent { … }`
struct IntentScriptExtension {
  /// The intent.
  let intent: Intent

  /// The name of the tables that hold translations.
  let table: String

  /// The options.
  let options: SiriKitOptions

  /// The extension.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment("What a conversation about the intent needs to know."),
        modifiers: options.extensionModifiers, .extension, intent.className, inheritance: [.named("ScriptedIntent")],
        members: [
          script, parameters, call("confirm", "Asks a handler whether the intent can be handled."),
          call("handle", "Has a handler carry the intent out."),
        ]))
  }

  /// What the definition says.
  private var script: Declaration {
    constant(
      "script", "What the definition says.", .named("IntentScript"),
      ScriptExpressions.lines("IntentScript", scriptArguments))
  }

  private var scriptArguments: [Argument] {
    var arguments = [
      Argument("name", .string(intent.name)), Argument("table", .string(table)),
      Argument("title", ScriptExpressions.text(intent.title)),
    ]
    if intent.requiresConfirmation {
      arguments.append(Argument("requiresConfirmation", .boolean(true)))
    }
    return arguments
      + list("parameters", intent.parameters.map(parameter))
      + list("summaries", (intent.managedCombinations + intent.suggestedCombinations).compactMap(summary))
      + list("codes", intent.response.codes.map(code))
  }

  /// How the parameters are read, set and resolved.
  private var parameters: Declaration {
    let handler = TypeExpression.named("any \(SwiftIdentifier.escaped(intent.handlingProtocolName, at: .type))")
    let type = TypeExpression.array(.generic("ScriptedParameter", [.named(intent.className), handler]))
    let elements = intent.parameters.map { ParameterAccess(parameter: $0, intent: intent).expression }
    return constant(
      "scriptedParameters", "How the parameters are read, set and resolved.", type,
      elements.isEmpty ? .array([]) : .arrayLines(elements))
  }

  /// The method that has a handler confirm or handle the intent.
  private func call(_ name: String, _ summary: String) -> Declaration {
    .function(
      FunctionDeclaration(
        documentation: DocumentationComment(summary),
        modifiers: [.access(options.access), .static], name,
        parameters: [
          FunctionParameter(label: .omitted, "intent", .named(intent.className)),
          FunctionParameter(
            label: .word("with"), "handler",
            .named("any \(SwiftIdentifier.escaped(intent.handlingProtocolName, at: .type))")),
        ],
        effects: .async, result: .named(intent.responseClassName),
        body: [
          .return(.await(.call(.member(.name("handler"), name), [Argument("intent", .name("intent"))])))
        ]))
  }

  private func constant(_ name: String, _ summary: String, _ type: TypeExpression, _ value: Expression) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: DocumentationComment(summary), modifiers: [.access(options.access), .static], .let, name,
        type: type, value: value))
  }

  private func parameter(_ parameter: Parameter) -> Expression {
    let prompts = parameter.prompts.compactMap(prompt)
    let reasons = parameter.unsupportedReasons.map(reason)
    var arguments = [
      Argument(.string(parameter.name)), Argument(ScriptExpressions.kind(of: parameter.type, parameter.options)),
    ]
    if parameter.isArray {
      arguments.append(Argument("isArray", .boolean(true)))
    }
    if !parameter.supportsResolution {
      arguments.append(Argument("isResolved", .boolean(false)))
    }
    if let relationship = parameter.relationship {
      arguments.append(Argument("relationship", self.relationship(relationship)))
    }
    arguments += ScriptExpressions.argument("displayName", parameter.displayName.map(ScriptExpressions.text))
    arguments += ScriptExpressions.bounds(parameter.options)
    let isShort = prompts.isEmpty && reasons.isEmpty
    arguments += list("prompts", prompts) + list("reasons", reasons)
    return .call(
      FunctionCall(.verbatim("IntentScript.Parameter"), arguments, layout: isShort ? .line : .lines))
  }

  private func relationship(_ relationship: Relationship) -> Expression {
    func condition(_ name: String, _ argument: Argument) -> Expression { .call(.implicitMember(name), [argument]) }
    let condition: Expression =
      switch relationship.condition {
      case .hasAnyValue: .implicitMember("hasAnyValue")
      case .booleanEquals(let isTrue): condition("isTruth", Argument(.boolean(isTrue)))
      case .enumerationEquals(let name): condition("isCase", Argument(.string(name.withLowercasedFirstLetter)))
      case .integerIsGreater(let bound): condition("isGreater", Argument("than", .integer(bound)))
      case .integerIsAtLeast(let bound): condition("isAtLeast", Argument(.integer(bound)))
      case .objectIdentifierContains(let text): condition("identifierContains", Argument(.string(text)))
      }
    return .call(
      .verbatim("IntentScript.Relationship"), [Argument(.string(relationship.parent)), Argument(condition)])
  }

  private func prompt(_ prompt: Prompt) -> Expression? {
    guard let occasion = Self.occasions[prompt.type], let text = prompt.text else { return nil }
    return .call(
      .verbatim("IntentScript.Prompt"),
      [Argument(.implicitMember(occasion)), Argument(ScriptExpressions.text(text))])
  }

  private func reason(_ reason: UnsupportedReason) -> Expression {
    .call(
      .verbatim("IntentScript.UnsupportedReason"),
      [Argument(.string(reason.code))] + (reason.text.map { [Argument(ScriptExpressions.text($0))] } ?? []))
  }

  private func summary(_ combination: ParameterCombination) -> Expression? {
    guard let title = combination.title else { return nil }
    return .call(
      .verbatim("IntentScript.Summary"),
      [
        Argument(.array(combination.parameters.map { .string($0) })), Argument(ScriptExpressions.text(title)),
      ])
  }

  private func code(_ code: ResponseCode) -> Expression {
    .call(
      .verbatim("IntentScript.ResponseCode"),
      [Argument(.string(code.name))]
        + (code.isSuccess ? [Argument("isSuccess", .boolean(true))] : [])
        + ScriptExpressions.argument("spoken", code.text.map(ScriptExpressions.text))
        + ScriptExpressions.argument("printed", code.conciseText.map(ScriptExpressions.text)))
  }

  /// An argument that is a list; none for an empty one.
  private func list(_ label: String, _ elements: [Expression]) -> [Argument] {
    elements.isEmpty ? [] : [Argument(label, .arrayLines(elements))]
  }

  /// The cases of `IntentScript.Prompt.Occasion` by the words of the file.
  private static let occasions = [
    "Primary": "primary", "Configuration": "configuration", "Confirmation": "confirmation",
    "DisambiguationIntroduction": "disambiguationIntroduction", "DisambiguationSelection": "disambiguationSelection",
    "SubsequentIntroduction": "subsequentIntroduction", "Concise": "concise",
  ]
}
