import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The class that handles an intent of the system.
///
/// For example: `@interface SendMessageIntentHandler : NSObject <INSendMessageIntentHandling> @end`
struct SystemHandler {
  /// The intent and the name of the class.
  let unit: SystemHandlerUnit

  private var intent: SystemIntentClass { unit.intent }

  private var availability: SystemHandlerAvailability { SystemHandlerAvailability(intent: intent) }

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: intent.handlerDocumentation(unit.customization, in: .objectiveC),
        macros: Availability.macros(availability.ofClass, deprecation: availability.deprecation), unit.name,
        .subclass(of: "NSObject", protocols: [unit.protocolName]), sections: []))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration { .implementation(ImplementationDeclaration(unit.name, members: members)) }

  /// The members of the implementation.
  var members: [ImplementationDeclaration.Member] {
    var resolving: [ImplementationDeclaration.Member] = []
    var handling: [ImplementationDeclaration.Member] = []
    var updating: [ImplementationDeclaration.Member] = []
    for method in SystemHandlingMethod.all(of: intent) {
      switch method.role {
      case .resolve(let parameter): resolving += resolution(of: parameter, method)
      case .confirm: handling.append(member(method, "Checks the intent as a whole, before it is handled.", confirming))
      case .handle:
        handling.append(member(method, "Carries the task out and answers with how it ended.", self.handling))
      case .startUpdates where method.isRequired:
        updating.append(
          member(
            method, "Starts to tell an observer what changes, as long as it is shown.",
            [
              Self.open(
                "Keep the observer, and send it a new response for each change with "
                  + "`[observer \(observerSelector)response]`.")
            ]))
      case .stopUpdates where method.isRequired:
        updating.append(
          member(
            method, "Ends what `startSendingUpdatesFor\(intent.taskName):toObserver:` began.",
            [Self.open("Let the observer go.")]))
      case .startUpdates, .stopUpdates: break
      }
    }
    return section("Resolving", resolving) + section("Handling", handling) + section("Updates", updating)
  }

  private var observerSelector: String {
    let task = intent.taskName.prefix(1).lowercased() + intent.taskName.dropFirst()
    return "\(task)ResponseDidUpdate:"
  }

  private func section(
    _ title: String, _ members: [ImplementationDeclaration.Member]
  ) -> [ImplementationDeclaration.Member] {
    members.isEmpty ? [] : [.mark(title)] + members
  }

  private func member(
    _ method: SystemHandlingMethod, _ summary: String, _ statements: [ObjectiveCStatement]
  ) -> ImplementationDeclaration.Member {
    .method(method.declaration.documented(DocumentationComment(summary)), statements)
  }

  private static func open(_ text: String, _ items: [DocumentationComment.Block] = []) -> ObjectiveCStatement {
    .comment([.paragraph("TODO: " + text)] + items)
  }

  // MARK: Resolving

  private func resolution(
    of parameter: SystemIntentParameter, _ method: SystemHandlingMethod
  ) -> [ImplementationDeclaration.Member] {
    guard let resolution = SystemParameterResolution(parameter: parameter, intent: intent) else { return [] }
    let member = ImplementationDeclaration.Member.method(
      method.declaration.documented(
        parameter.resolutionDocumentation, macros: Availability.macros(availability.ofMethod(for: parameter))),
      resolution.statements)
    let missing = availability.platforms(withoutMethodFor: parameter)
    return missing.isEmpty
      ? [member] : [.condition("if " + Availability.condition(without: missing)), member, .condition("endif")]
  }

  // MARK: Handling

  private var confirming: [ObjectiveCStatement] {
    [Self.open("Check that the intent can be handled now, for example that nobody has to sign in.")]
      // The oldest responses have no code of their own for this.
      + HandlerReply.completion().last(
        response(intent.responseCodes.contains("ready") ? "ready" : intent.doneCode ?? "unspecified"))
  }

  private var handling: [ObjectiveCStatement] {
    let codes = intent.responseCodes.filter { !["unspecified", "ready", intent.unfinishedCode].contains($0) }
    let items = codes.compactMap { code in
      intent.limits(of: code).map {
        DocumentationComment.Block.item("`\(constant(code))`" + ($0.isEmpty ? "" : ", \($0)"))
      }
    }
    let place = Self.open("Carry the task out. Other codes for how it ended are:", items)
    let properties = intent.responseProperties.filter { !$0.isDeprecated && $0.argument == nil }
    guard !properties.isEmpty else { return [place] + HandlerReply.completion().last(response(intent.unfinishedCode)) }
    return [
      place, .variable(.object(intent.responseClass), "response", response(intent.unfinishedCode)),
      Self.open("Tell what came of it. The response can have:", properties.map { .item("`\($0.name)`") }),
    ] + HandlerReply.completion().last(.name("response"))
  }

  private func constant(_ code: String) -> String { intent.responseCodeType + code.withUppercasedFirstLetter }

  private func response(_ code: String) -> ObjectiveCExpression {
    let values = intent.responseProperties.compactMap { property in
      property.argument == nil ? nil : (property.name, Self.placeholder(for: property.type))
    }
    let names = values.map(\.0) + ["code", "userActivity"]
    let selector = names.enumerated().map { ($0 == 0 ? "initWith" + $1.withUppercasedFirstLetter : $1) + ":" }.joined()
    return .message(
      .message(.name(intent.responseClass), "alloc"), selector, values.map(\.1) + [.name(constant(code)), .nil])
  }

  /// A value for the few arguments that a response cannot be made without.
  private static func placeholder(for type: String) -> ObjectiveCExpression {
    switch type {
    case "Int": .integer(1)
    case _ where type.hasPrefix("["): .array([])
    default: .message(.name("NS" + type), "date")
    }
  }
}

extension MethodDeclaration {
  /// The same method with documentation and macros.
  fileprivate func documented(_ documentation: DocumentationComment, macros: [MacroUse] = []) -> MethodDeclaration {
    MethodDeclaration(documentation: documentation, owner, result, selector, parameters, macros: macros)
  }
}
