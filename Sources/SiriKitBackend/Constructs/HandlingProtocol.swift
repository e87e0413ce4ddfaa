import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The protocol of the objects that serve an intent.
///
/// For example: `public protocol OrderSoupIntentHandling: NSObjectProtocol { … }`
struct HandlingProtocol {
  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The protocol.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intent.handlingDocumentation,
        attributes: [Availability.customIntents, .objc(intent.handlingProtocolName)],
        modifiers: options.typeModifiers, .protocol, intent.handlingProtocolName,
        inheritance: [.named("NSObjectProtocol")],
        members: intent.handlingMethods.flatMap {
          HandlingRequirement(method: $0, intent: intent, options: options).declarations
        }))
  }
}
