import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The class of an intent's response: outcome, values, and a factory for each outcome that speaks values.
///
/// For example: `@interface OrderSoupIntentResponse : INIntentResponse … @end`
struct ResponseClass {
  /// The intent.
  let intent: Intent

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: intent.responseDocumentation, macros: Availability.customIntents, intent.responseClassName,
        .subclass(of: "INIntentResponse", protocols: []),
        sections: [
          [.method(MethodDeclaration(.instance, .instance, "init", macros: [.unavailable]))],
          [.method(initializer)], factories.map { .method($0.declaration) },
          intent.response.parameters.flatMap { ValueProperty($0, in: intent).members },
          [code("readonly", .responseCode)],
        ]))
  }

  /// What only the implementation sees: the outcome can be set.
  var classExtension: ObjectiveCDeclaration {
    .interface(InterfaceDeclaration(intent.responseClassName, .classExtension, sections: [[code("readwrite", nil)]]))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    .implementation(
      ImplementationDeclaration(
        intent.responseClassName,
        members: [.synthesize("code")] + .dynamic(intent.response.parameters.map(\.name))
          + [.method(initializer.signature, initializerBody)]
          + factories.map { .method($0.declaration.signature, $0.body) }))
  }

  private var factories: [ResponseFactory] {
    intent.response.codes.compactMap { code in
      ResponseFactorySignature(of: code, in: intent.response).map { ResponseFactory(signature: $0, intent: intent) }
    }
  }

  private func code(_ access: String, _ documentation: DocumentationComment?) -> InterfaceMember {
    .property(
      PropertyDeclaration(
        documentation: documentation, attributes: [access, "NS_NONATOMIC_IOSONLY"], .plain(intent.responseCodeName),
        "code"))
  }

  /// The initialiser with the outcome and an activity.
  private var initializer: MethodDeclaration {
    MethodDeclaration(
      documentation: intent.responseInitializerDocumentation, .instance, .instance, "initWithCode:userActivity:",
      [
        MethodDeclaration.Parameter("code", .plain(intent.responseCodeName)),
        MethodDeclaration.Parameter("userActivity", .nullable(.object("NSUserActivity"))),
      ], macros: [.designatedInitializer])
  }

  private var initializerBody: [ObjectiveCStatement] {
    [
      .assignment(to: .selfReference, .message(.superReference, "init")),
      .if(
        .selfReference,
        [
          .assignment(to: .name("_code"), .name("code")),
          .assignment(to: .member(.selfReference, "userActivity"), .name("userActivity")),
        ]),
      .return(.selfReference),
    ]
  }
}
