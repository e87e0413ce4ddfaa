import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The method that resolves a parameter of an intent of the system.
///
/// A value that is missing is asked for where the task cannot be done without it, and not required otherwise.
struct SystemParameterResolution {
  private let parameter: SystemIntentParameter
  private let intent: SystemIntentClass
  private let method: String
  private let result: SystemResolutionResult

  /// The method; nil where the protocol has none, or only one that is deprecated.
  init?(parameter: SystemIntentParameter, intent: SystemIntentClass) {
    guard let method = parameter.resolveMethod, !parameter.isResolutionDeprecated,
      let result = parameter.resolutionResult.flatMap(SystemIntentCatalogue.resolutionResult)
    else { return nil }
    self.parameter = parameter
    self.intent = intent
    self.method = method
    self.result = result
  }

  /// The method.
  func declaration(_ options: HandlerOptions) -> Declaration {
    let answer = TypeExpression.named(qualifiedResult)
    let availability = SystemHandlerAvailability(intent: intent)
    let declaration = SystemHandlerMethod(
      documentation: parameter.resolutionDocumentation,
      attributes: availability.attributes(ofMethodFor: parameter), name: method,
      intentLabel: "for", className: intent.className, completionLabel: intent.completionLabel,
      result: parameter.isArray ? .array(answer) : answer
    ).declaration(options, body: statements)
    return availability.condition(ofMethodFor: parameter).map { .conditional($0, declaration) } ?? declaration
  }

  /// The class of the answer: with its module where App Intents that ask handlers have one of that name in theirs, which
  /// would be taken for it.
  private var qualifiedResult: String {
    ValueType.frameworkResultNames.contains(result.className) ? "Intents." + result.className : result.className
  }

  private var property: Expression { .member(.name("intent"), parameter.name) }

  /// The answer where the value is missing.
  private var missing: Expression {
    let (wanted, unwanted) = (Expression.resolution("needsValue"), Expression.resolution("notRequired"))
    guard parameter.isEssential else { return unwanted }
    // A message to a group has the name of the group instead of recipients.
    guard parameter.name == "recipients", let group = intent.parameter(named: "speakableGroupName") else {
      return wanted
    }
    return .conditional(.binary(.member(.name("intent"), group.name), "==", .nil), then: wanted, else: unwanted)
  }

  // MARK: Bodies

  private func statements(_ reply: Reply) -> [Statement] {
    if parameter.isArray { return arrayStatements(reply) }
    if parameter.isOptional {
      return [.guard([.binding(parameter.name, property)], else: reply.early(missing))]
        + acceptance(of: .name(parameter.name), reply)
    }
    return absence(reply) + acceptance(of: property, reply)
  }

  /// A value of a named kind is never nil, and says in its own way that it is missing.
  private func absence(_ reply: Reply) -> [Statement] {
    switch SystemIntentCatalogue.enumeration(named: parameter.elementType)?.kind {
    case .cases(let unknown):
      [.if([.expression(.binary(property, "==", .implicitMember(unknown)))], reply.early(missing))]
    case .optionSet:
      [.if([.expression(.member(property, "isEmpty"))], reply.early(missing))]
    case nil:
      []
    }
  }

  private func arrayStatements(_ reply: Reply) -> [Statement] {
    let name = parameter.name
    let element = name == "value" ? "element" : "value"
    let isFilled = Expression.verbatim("!" + SwiftIdentifier.escaped(name, at: .expression) + ".isEmpty")
    return [
      .guard(
        [.binding(name, property), .expression(isFilled)], else: search + reply.early(.array([missing])))
    ]
      + reply.last(
        .call(
          FunctionCall(
            .member(.name(name), "map"), [],
            trailingClosure: Closure(
              parameters: [element], body: acceptance(of: .name(element), .returning)))))
  }

  /// Siri names media by what to search for, and leaves the items to the app.
  private var search: [Statement] {
    guard result.hasSuccesses, intent.parameter(named: "mediaSearch") != nil else { return [] }
    return [
      .comment([
        .paragraph(
          "TODO: Look for what `intent.mediaSearch` describes; `\(result.className).successes(with:)` answers with "
            + "what is found.")
      ])
    ]
  }

  private func acceptance(of value: Expression, _ reply: Reply) -> [Statement] {
    openPlace + reply.last(.success(value))
  }

  /// What is left to the developer: values that the user may mean several of, and those that have reasons to be refused.
  private var openPlace: [Statement] {
    var answers: [DocumentationComment.Block] = []
    if result.canDisambiguate {
      answers.append(.item("`.disambiguation(with:)`: The user chooses among several."))
    }
    if !result.unsupportedReasons.isEmpty {
      answers.append(.item("`.unsupported(forReason:)`: \(list(result.unsupportedReasons))."))
    }
    if !result.confirmationReasons.isEmpty {
      answers.append(.item("`.confirmationRequired(with:forReason:)`: \(list(result.confirmationReasons))."))
    }
    return answers.isEmpty
      ? [] : [.comment([.paragraph("TODO: Check the value. Other answers are:")] + answers)]
  }

  /// The reasons, each with the systems that it came with after the rest.
  private func list(_ cases: [String]) -> String {
    cases.map { name in
      let versions = SystemHandlerAvailability(intent: intent).versions(of: result.reasonAvailability[name] ?? [])
      return "`.\(SwiftIdentifier.escaped(name, at: .member))`"
        + (versions.isEmpty ? "" : " (\(versions.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }
}
