import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The functions that tell the system what a person does in the app, so that it can suggest it.
///
/// For example: `enum IntentDonations { … }`
struct DonationHelper {
  /// The intents.
  let intents: ExtensionContent

  /// The options.
  let options: HandlerOptions

  /// The type that holds the functions.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intents.donationsDocumentation,
        modifiers: options.typeModifiers, .enum, ExtensionTypes.donations, members: members, layout: .separated))
  }

  private var members: [Declaration] {
    intents.suggested.map { donation(of: $0.intent) }
      + intents.system.map(donation) + [sharedDonation, .heading("Taking donations back")] + deletions
  }

  // MARK: Donations

  private func donation(of intent: Intent) -> Declaration {
    .function(
      donation(of: intent.className, response: intent.responseClassName, intent.donationDocumentation))
  }

  private func donation(of unit: SystemHandlerUnit) -> Declaration {
    let function = donation(
      of: unit.intent.className, response: unit.intent.responseClass,
      attributes: SystemHandlerAvailability(intent: unit.intent).typeAttributes,
      DocumentationComment("Donates `\(unit.intent.className)`."))
    let condition = intents.needsAppleFrameworks ? unit.platformCondition : unit.condition
    return condition.map { .conditional($0, .function(function)) } ?? .function(function)
  }

  private func donation(
    of className: String, response: String, attributes: [AttributeLine] = [], _ documentation: DocumentationComment
  ) -> FunctionDeclaration {
    let interaction = Expression.call(
      .name("INInteraction"),
      [Argument("intent", .name("intent")), Argument("response", .name("response"))])
    let arguments = [
      Argument(interaction), Argument("identifier", .name("identifier")),
      Argument("groupIdentifier", .name("groupIdentifier")),
    ]
    return function(
      "donate", documentation, attributes: attributes,
      [
        FunctionParameter(label: .omitted, "intent", .named(className)),
        FunctionParameter("response", .optional(.named(response)), defaultValue: .nil),
        FunctionParameter("identifier", .optional(.named("String")), defaultValue: .nil),
        FunctionParameter("groupIdentifier", .optional(.named("String")), defaultValue: .nil),
      ], calling: .name("donate"), arguments)
  }

  /// What all donations have in common.
  private var sharedDonation: Declaration {
    let interaction = Expression.name("interaction")
    let settings = ["identifier", "groupIdentifier"].map { name in
      Statement.if(
        [.unwrapping(name)], [.assignment(to: .member(interaction, name), .name(name))])
    }
    let parameters = [
      FunctionParameter(label: .omitted, "interaction", .named("INInteraction")),
      FunctionParameter("identifier", .optional(.named("String"))),
      FunctionParameter("groupIdentifier", .optional(.named("String"))),
    ]
    return .function(
      function(
        "donate", ExtensionContent.interactionDocumentation, parameters, isPrivate: true, before: settings,
        calling: .member(interaction, "donate"), []))
  }

  // MARK: Deletions

  private var deletions: [Declaration] {
    [
      deletion(
        "delete", DonationDeletion.identifiers.documentation,
        [FunctionParameter("identifiers", .array(.named("String")))]),
      deletion(
        "delete", DonationDeletion.group.documentation,
        [FunctionParameter("groupIdentifier", .named("String"))]),
      deletion("deleteAll", DonationDeletion.all.documentation, []),
    ]
  }

  private func deletion(
    _ name: String, _ documentation: DocumentationComment, _ parameters: [FunctionParameter]
  ) -> Declaration {
    .function(
      function(
        name, documentation, parameters, calling: .member(.name("INInteraction"), name),
        parameters.map { Argument("with", .name($0.name)) }))
  }

  // MARK: Form

  /// A function that does nothing but call another, in the form that was chosen.
  private func function(
    _ name: String, _ documentation: DocumentationComment, attributes: [AttributeLine] = [],
    _ parameters: [FunctionParameter], isPrivate: Bool = false, before statements: [Statement] = [],
    calling callee: Expression, _ arguments: [Argument]
  ) -> FunctionDeclaration {
    // Interactions must not leave the actor that they were made on, and their methods belong to none.
    let isolation: [Modifier] = options.isolation == .mainActor ? [.nonisolated] : []
    let modifiers = isolation + (isPrivate ? [.access(.private)] : options.memberModifiers) + [.static]
    guard options.style == .completion else {
      return FunctionDeclaration(
        documentation: documentation, attributes: attributes, modifiers: modifiers, name, parameters: parameters,
        effects: .asyncThrows, body: statements + [.expression(.try(.await(.call(callee, arguments))))])
    }
    let completion = FunctionParameter(
      "completion",
      .optional(
        .function(FunctionType(attributes: ["Sendable"], [.optional(.named("Error"))], result: .named("Void")))),
      defaultValue: isPrivate ? nil : .nil)
    return FunctionDeclaration(
      documentation: documentation, attributes: attributes, modifiers: modifiers, name,
      parameters: parameters + [completion],
      body: statements + [
        .expression(.call(callee, arguments + [Argument("completion", .name("completion"))]))
      ])
  }
}
