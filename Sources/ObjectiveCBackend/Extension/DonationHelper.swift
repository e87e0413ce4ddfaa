import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The methods that tell the system what a person does in the app, so that it can suggest it.
///
/// For example: `@interface IntentDonations : NSObject … @end`
struct DonationHelper {
  /// The intents.
  let intents: ExtensionContent

  /// The classes that the interface names.
  var forwardClasses: ObjectiveCDeclaration {
    .forwardClasses(intents.suggested.flatMap { [$0.intent.className, $0.intent.responseClassName] })
  }

  /// The interface.
  var interface: ObjectiveCDeclaration {
    let donations =
      intents.suggested.map { InterfaceMember.method(donation(of: $0.intent)) }
      + intents.system.map { unit in
        let method = InterfaceMember.method(donation(of: unit))
        return unit.platformCondition.map { .conditional($0, [method]) } ?? method
      }
    return .interface(
      InterfaceDeclaration(
        documentation: intents.donationsDocumentation, ExtensionTypes.donations,
        .subclass(of: "NSObject", protocols: []),
        sections: [donations, [.mark(Self.heading)], deletions.map { .method($0.method) }]))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    var members = intents.suggested.map { donating(donation(of: $0.intent)) }
    for unit in intents.system {
      let method = donating(donation(of: unit), macros: macros(of: unit))
      members += unit.platformCondition.map { [.condition("if \($0)"), method, .condition("endif")] } ?? [method]
    }
    members.append(sharedDonation)
    members.append(.mark(Self.heading))
    members += deletions.map { deletion in
      .method(
        deletion.method.signature,
        [
          .expression(
            .message(
              .name("INInteraction"), deletion.selector, deletion.method.parameters.map { .name($0.name) }))
        ])
    }
    return .implementation(ImplementationDeclaration(ExtensionTypes.donations, members: members))
  }

  private static let heading = "Taking donations back"

  // MARK: Donations

  private func donation(of intent: Intent) -> MethodDeclaration {
    Self.donation(of: intent.className, response: intent.responseClassName, intent.donationDocumentation, macros: [])
  }

  private func donation(of unit: SystemHandlerUnit) -> MethodDeclaration {
    Self.donation(
      of: unit.intent.className, response: unit.intent.responseClass,
      DocumentationComment("Donates `\(unit.intent.className)`."), macros: macros(of: unit))
  }

  private func macros(of unit: SystemHandlerUnit) -> [MacroUse] {
    let availability = SystemHandlerAvailability(intent: unit.intent)
    return Availability.macros(availability.ofClass, deprecation: availability.deprecation)
  }

  private static func donation(
    of className: String, response: String, _ documentation: DocumentationComment, macros: [MacroUse]
  ) -> MethodDeclaration {
    MethodDeclaration(
      documentation: documentation, .class, .void,
      "donate\(className.withUppercasedFirstLetter):response:identifier:groupIdentifier:completion:",
      [
        MethodDeclaration.Parameter("intent", .object(className)),
        MethodDeclaration.Parameter("response", .nullable(.object(response))),
      ] + settings + [completion], macros: macros)
  }

  private func donating(_ method: MethodDeclaration, macros: [MacroUse] = []) -> ImplementationDeclaration.Member {
    let interaction = ObjectiveCExpression.message(
      .message(.name("INInteraction"), "alloc"), "initWithIntent:response:", [.name("intent"), .name("response")])
    return .method(
      MethodDeclaration(.class, .void, method.selector, method.parameters, macros: macros),
      [
        .expression(
          .message(
            .selfReference, Self.sharedSelector,
            [interaction] + (Self.settings + [Self.completion]).map { .name($0.name) }))
      ])
  }

  private static let sharedSelector = "donateInteraction:identifier:groupIdentifier:completion:"

  /// What all donations have in common.
  private var sharedDonation: ImplementationDeclaration.Member {
    let interaction = ObjectiveCExpression.name("interaction")
    return .method(
      MethodDeclaration(
        documentation: ExtensionContent.interactionDocumentation, .class, .void, Self.sharedSelector,
        [MethodDeclaration.Parameter("interaction", .object("INInteraction"))] + Self.settings + [Self.completion]),
      Self.settings.map(\.name).map { name in
        .if(.name(name), [.assignment(to: .member(interaction, name), .name(name))])
      } + [
        .expression(.message(interaction, "donateInteractionWithCompletion:", [.name(Self.completion.name)]))
      ])
  }

  // MARK: Deletions

  private struct Deletion {
    let method: MethodDeclaration

    /// What the method calls.
    let selector: String
  }

  private var deletions: [Deletion] {
    func deletion(
      _ way: DonationDeletion, _ name: String, calling selector: String, _ parameters: [MethodDeclaration.Parameter]
    ) -> Deletion {
      Deletion(
        method: MethodDeclaration(
          documentation: way.documentation, .class, .void, name, parameters + [Self.completion]), selector: selector)
    }
    return [
      deletion(
        .identifiers, "deleteDonationsWithIdentifiers:completion:",
        calling: "deleteInteractionsWithIdentifiers:completion:",
        [MethodDeclaration.Parameter("identifiers", .array(of: .object("NSString")))]),
      deletion(
        .group, "deleteDonationsWithGroupIdentifier:completion:",
        calling: "deleteInteractionsWithGroupIdentifier:completion:",
        [MethodDeclaration.Parameter("groupIdentifier", .object("NSString"))]),
      deletion(
        .all, "deleteAllDonationsWithCompletion:", calling: "deleteAllInteractionsWithCompletion:", []),
    ]
  }

  // MARK: Parameters

  private static let settings = ["identifier", "groupIdentifier"].map {
    MethodDeclaration.Parameter($0, .nullable(.object("NSString")))
  }

  private static let completion = MethodDeclaration.Parameter(
    "completion",
    .nullable(.block([MethodDeclaration.Parameter("error", .nullable(.object("NSError")))])))
}
