import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// The protocol of the objects that serve an intent.
///
/// For example: `@protocol OrderSoupIntentHandling <NSObject> … @end`
struct HandlingProtocol {
  /// The intent.
  let intent: Intent

  /// What the protocol names and the file declares behind it.
  var forwardClasses: ObjectiveCDeclaration {
    .forwardClasses(
      [intent.responseClassName]
        + intent.parameters.filter(\.hasOwnResolutionResult).map(intent.resolutionResultName))
  }

  /// The protocol.
  var declaration: ObjectiveCDeclaration {
    let methods = intent.handlingMethods
    return .protocol(
      ProtocolDeclaration(
        documentation: intent.handlingDocumentation, macros: Availability.customIntents,
        intent.handlingProtocolName, protocols: ["NSObject"],
        required: methods.filter(\.isRequired).map(member), optional: methods.filter { !$0.isRequired }.map(member)))
  }

  private func member(_ method: HandlingMethod) -> InterfaceMember {
    .method(HandlingRequirement(method: method, intent: intent).declaration)
  }
}
