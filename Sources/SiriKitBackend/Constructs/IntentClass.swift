import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The class of an intent: its parameters as properties.
///
/// For example: `public class OrderSoupIntent: INIntent { … }`
struct IntentClass {
  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The class.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intent.documentation,
        attributes: [Availability.customIntents, .objc(intent.className)], modifiers: options.typeModifiers,
        .class, intent.className, inheritance: [.named("INIntent")],
        members: intent.parameters.map { ManagedProperty($0, in: intent, options: options).declaration }))
  }
}
