import IntentSemantics
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
        inheritance: [.named("NSObjectProtocol")], members: requirements))
  }

  /// The requirements: an intent that configures a widget need not be handled, so its method moves among the optional
  /// ones.
  private var requirements: [Declaration] {
    let methods = HandlingMethods(intent: intent, options: options)
    let resolved = intent.parameters.filter(\.supportsResolution)
    let dynamic = intent.parameters.filter(\.supportsDynamicOptions)
    var requirements: [Declaration] = []
    if !intent.isEligibleForWidgets {
      requirements += methods.handle(modifiers: [])
    }
    requirements += resolved.flatMap(methods.resolve)
    requirements += dynamic.flatMap(methods.optionsCollection)
    requirements += methods.confirm()
    if intent.isEligibleForWidgets {
      requirements += methods.handle(modifiers: [.optional])
    }
    requirements += dynamic.map(methods.defaultValue)
    requirements += dynamic.map(methods.optionsArray)
    return requirements
  }
}
