import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The class that handles an intent of the system.
///
/// For example: `class SendMessageIntentHandler: NSObject, INSendMessageIntentHandling { … }`
struct SystemHandler {
  /// The intent and the name of the class.
  let unit: SystemHandlerUnit

  /// The options.
  let options: HandlerOptions

  private var intent: SystemIntentClass { unit.intent }

  /// The class.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intent.handlerDocumentation(unit.customization),
        attributes: SystemHandlerAvailability(intent: intent).typeAttributes + options.typeAttributes,
        modifiers: options.typeModifiers, .class, unit.name,
        inheritance: [.named("NSObject"), options.conformance(to: unit.protocolName)], members: members,
        layout: .separated))
  }

  private var members: [Declaration] {
    options.initializers + section("Resolving", resolving) + section("Handling", handling)
      + section("Updates", updating)
  }

  /// The methods in the order in which the class has them.
  var methods: [Declaration] { resolving + handling + updating }

  private var resolving: [Declaration] {
    intent.parameters.compactMap { SystemParameterResolution(parameter: $0, intent: intent)?.declaration(options) }
  }

  private var handling: [Declaration] { SystemHandling(intent: intent, options: options).declarations }

  private var updating: [Declaration] { SystemUpdates(intent: intent, options: options).declarations }

  private func section(_ title: String, _ members: [Declaration]) -> [Declaration] {
    members.isEmpty ? [] : [.heading(title)] + members
  }
}
