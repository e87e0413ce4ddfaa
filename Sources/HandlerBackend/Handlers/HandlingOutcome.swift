import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The ways in which handling an intent ends, as an enumeration of its handler: what the app's own code gives, without
/// the response that says it.
struct HandlingOutcome {
  /// A way to end.
  struct Ending {
    /// The code as the definition has it.
    let code: ResponseCode

    /// The method that makes the response; nil where nothing of the response is spoken.
    let factory: ResponseFactorySignature?

    /// The values that go with it.
    let values: [ResponseParameter]
  }

  /// The intent.
  let intent: Intent

  /// The name of the enumeration.
  let typeName: String

  /// The options.
  let options: HandlerOptions

  /// The ways to end, in the order of the definition; `success` and `failure` are among them in any case.
  var endings: [Ending] {
    var codes = intent.response.codes
    // Every intent has these two, whether or not the definition gives them texts.
    for (name, isSuccess) in [("success", true), ("failure", false)]
    where !codes.contains(where: { $0.name == name }) {
      codes.append(ResponseCode(name: name, isSuccess: isSuccess))
    }
    return codes.map { code in
      let factory = ResponseFactorySignature(of: code, in: intent.response)
      var values = factory?.arguments ?? []
      // The result for the next action belongs to a success, spoken or not.
      if code.isSuccess, let output = intent.response.parameters.first(where: { $0.name == intent.response.output }),
        !values.contains(where: { $0.name == output.name })
      {
        values.append(output)
      }
      return Ending(code: code, factory: factory, values: values)
    }
  }

  /// The name of the case for every other code.
  private var otherName: String {
    var name = "other"
    while endings.contains(where: { $0.code.name.withLowercasedFirstLetter == name }) { name += "Code" }
    return name
  }

  /// The outcome of a handler in which nothing has been written yet.
  var unfinished: Expression {
    if endings.contains(where: { $0.code.name == "failure" && $0.values.isEmpty }) { return .implicitMember("failure") }
    return .call(.implicitMember(otherName), [Argument(.implicitMember("failure"))])
  }

  /// The enumeration.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment("How handling the intent ends."), modifiers: options.memberModifiers,
        .enum, typeName, members: cases.map(\.declaration), layout: .separated))
  }

  /// The cases of the enumeration.
  var cases: [OutcomeCase] {
    let other = EnumCaseDeclaration(
      documentation: DocumentationComment(
        "Any other response, without values; for example `.continueInApp` to go on in the app."), otherName,
      associatedValues: [FunctionParameter(label: .omitted, "code", .named(intent.responseCodeName))])
    return endings.map { ending in
      let declaration = EnumCaseDeclaration(
        documentation: documentation(of: ending), ending.code.name,
        associatedValues: ending.values.map { FunctionParameter($0.name, Self.type(of: $0, in: ending)) })
      return OutcomeCase(
        name: ending.code.name, labels: ending.values.map(\.name), isOther: false, declaration: .enumCase(declaration))
    } + [OutcomeCase(name: otherName, labels: ["_"], isOther: true, declaration: .enumCase(other))]
  }

  private func documentation(of ending: Ending) -> DocumentationComment? {
    let kind = ending.code.isSuccess ? "A success" : "A failure"
    return DocumentationComment(
      ending.code.text.map { "\(kind): \($0.quoted)" } ?? "\(kind) without a text of its own.",
      discussion: ending.code.conciseText.map { [.item("Printed: \($0.quoted)")] } ?? [])
  }

  /// What the text speaks must be there; the result for the next action may be missing.
  private static func type(of value: ResponseParameter, in ending: Ending) -> TypeExpression {
    let property = value.type.propertyType(isArray: value.isArray)
    return ending.factory?.arguments.contains { $0.name == value.name } == true ? property.unwrapped : property
  }

  /// The cases of a `switch` that turn an outcome into a response.
  func responses(_ reply: Reply) -> [SwitchCase] {
    responses(reply, for: endings) + [
      SwitchCase(
        .enumCase(otherName, bindings: ["code"]), reply.last(intent.responseExpression(code: .name("code"))))
    ]
  }

  /// The cases of a `switch` that turn outcomes with codes of the given names into responses.
  func responses(_ reply: Reply, named names: Set<String>) -> [SwitchCase] {
    responses(reply, for: endings.filter { names.contains($0.code.name) })
  }

  private func responses(_ reply: Reply, for endings: [Ending]) -> [SwitchCase] {
    endings.map { ending in
      SwitchCase(
        .enumCase(ending.code.name, bindings: ending.values.map { binding(of: $0.name, in: ending) }),
        response(for: ending, reply))
    }
  }

  private func response(for ending: Ending, _ reply: Reply) -> [Statement] {
    let spoken = ending.factory?.arguments ?? []
    let made: Expression
    let further = ending.values.filter { value in !spoken.contains { $0.name == value.name } }
    if let factory = ending.factory {
      made = .call(
        further.isEmpty
          ? .implicitMember(ending.code.name) : .member(.name(intent.responseClassName), ending.code.name),
        factory.parameters.map { parameter in
          parameter.label == .omitted
            ? Argument(.name(binding(of: parameter.name, in: ending)))
            : Argument(parameter.name, .name(binding(of: parameter.name, in: ending)))
        })
    } else {
      made = intent.responseExpression(code: .implicitMember(ending.code.name))
    }
    guard !further.isEmpty else { return reply.last(made) }
    var name = "response"
    while ending.values.contains(where: { $0.name == name }) { name = "_" + name }
    return [.constant(name, made)]
      + further.map { .assignment(to: .member(.name(name), $0.name), .name(binding(of: $0.name, in: ending))) }
      + reply.last(.name(name))
  }

  /// The name of a value in a case of a `switch`: its own, unless the completion handler has it.
  private func binding(of value: String, in ending: Ending) -> String {
    guard options.style == .completion, value == "completion" else { return value }
    var name = "_" + value
    while ending.values.contains(where: { $0.name == name }) { name = "_" + name }
    return name
  }
}

extension Intent {
  /// A response with a code and nothing else.
  ///
  /// For example: `OrderSoupIntentResponse(code: .ready, userActivity: nil)`
  func responseExpression(code: Expression) -> Expression {
    .call(.name(responseClassName), [Argument("code", code), Argument("userActivity", .nil)])
  }
}
