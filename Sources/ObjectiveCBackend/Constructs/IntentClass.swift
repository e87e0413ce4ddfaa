import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// The class of an intent: its parameters as properties.
///
/// For example: `@interface OrderSoupIntent : INIntent … @end`
struct IntentClass {
  /// The intent.
  let intent: Intent

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: intent.documentation, macros: Availability.customIntents, intent.className,
        .subclass(of: "INIntent", protocols: []),
        sections: [intent.parameters.flatMap { ValueProperty($0, in: intent).members }]))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    .implementation(ImplementationDeclaration(intent.className, members: .dynamic(intent.parameters.map(\.name))))
  }
}

extension [ImplementationDeclaration.Member] {
  /// Properties that the framework implements; nothing where there are none.
  static func dynamic(_ names: [String]) -> Self { names.isEmpty ? [] : [.dynamic(names)] }
}
