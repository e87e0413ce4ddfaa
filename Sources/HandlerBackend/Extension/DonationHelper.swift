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
        documentation: DocumentationComment(
          "Tells the system what a person does in the app, so that it can suggest it at the right time.",
          discussion: intents.unsuggestedItems),
        modifiers: options.typeModifiers, .enum, ExtensionTypes.donations, members: members, layout: .separated))
  }

  private var members: [Declaration] {
    intents.custom.filter(\.intent.isEligibleForSuggestions).map { donation(of: $0.intent) }
      + intents.system.map(donation) + [sharedDonation, .heading("Taking donations back")] + deletions
  }

  // MARK: Donations

  private func donation(of intent: Intent) -> Declaration {
    let items = intent.suggestedCombinations.compactMap(\.title).uniqued.map {
      DocumentationComment.Block.item("Suggested as \($0.quoted)")
    }
    return .function(
      donation(
        of: intent.className, response: intent.responseClassName,
        DocumentationComment("Donates `\(intent.className)`: \(intent.title.quoted).", discussion: items)))
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
    let documentation = DocumentationComment(
      "Donates an interaction.",
      parameters: [
        ParameterDocumentation("interaction", "What the person did."),
        ParameterDocumentation("identifier", "What the donation is deleted by; a new one for nil."),
        ParameterDocumentation("groupIdentifier", "What it is deleted by together with others."),
      ])
    return .function(
      function(
        "donate", documentation, parameters, isPrivate: true, before: settings,
        calling: .member(interaction, "donate"), []))
  }

  // MARK: Deletions

  private var deletions: [Declaration] {
    [
      deletion(
        "delete", "Takes donations back, for example when what they are about is no longer there.",
        [FunctionParameter("identifiers", .array(.named("String")))]),
      deletion(
        "delete", "Takes all donations of a group back.",
        [FunctionParameter("groupIdentifier", .named("String"))]),
      deletion("deleteAll", "Takes all donations of the app back, for example when the person signs out.", []),
    ]
  }

  private func deletion(_ name: String, _ summary: String, _ parameters: [FunctionParameter]) -> Declaration {
    .function(
      function(
        name, DocumentationComment(summary), parameters, calling: .member(.name("INInteraction"), name),
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

extension ExtensionContent {
  /// The custom intents that are left out of what the system may suggest, and why.
  var unsuggestedItems: [DocumentationComment.Block] {
    custom.filter { !$0.intent.isEligibleForSuggestions }.map { custom in
      .item(
        "`\(custom.intent.className)` is left out: "
          + (custom.intent.isCarriedOut
            ? "the definition does not let the system suggest it." : "it only configures a widget."))
    }
  }
}

extension ExtensionContent {
  /// The intents of the system, of which no shortcuts are made.
  var systemItems: [DocumentationComment.Block] {
    system.map { .item("`\($0.intent.className)` is left out: only the app knows what a shortcut to it is about.") }
  }
}

extension [FormatText] {
  /// The texts without those that read as one before; combinations that differ in hidden parameters share a title.
  var uniqued: [FormatText] {
    var known: Set<String> = []
    return filter { known.insert($0.format.source).inserted }
  }
}
