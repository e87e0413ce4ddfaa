import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The class of an intent's response: outcome, values, and a factory for each outcome that speaks values.
///
/// For example: `public class OrderSoupIntentResponse: INIntentResponse { … }`
struct ResponseClass {
  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The class.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intent.responseDocumentation,
        attributes: [Availability.customIntents, .objc(intent.responseClassName)], modifiers: options.typeModifiers,
        .class, intent.responseClassName, inheritance: [.named("INIntentResponse")],
        members: intent.response.parameters.map {
          ManagedProperty($0, in: intent.response, options: options).declaration
        }
          + [code, initializer]
          + intent.response.codes.compactMap { code in
            ResponseFactorySignature(of: code, in: intent.response).map {
              ResponseFactory(signature: $0, intent: intent, options: options).declaration
            }
          }))
  }

  /// The outcome.
  private var code: Declaration {
    .variable(
      VariableDeclaration(
        documentation: .responseCode,
        modifiers: [.objc, .access(options.access), .setter(.fileprivate)], .var, "code",
        type: .named(intent.responseCodeName), value: .implicitMember("unspecified")))
  }

  /// The initialiser with the outcome and an activity.
  private var initializer: Declaration {
    .initializer(
      InitializerDeclaration(
        documentation: intent.responseInitializerDocumentation, attributes: [.objc("initWithCode:userActivity:")],
        modifiers: [.access(options.access), .convenience],
        parameters: [
          FunctionParameter("code", .named(intent.responseCodeName)),
          FunctionParameter("userActivity", .optional(.named("NSUserActivity"))),
        ],
        body: [
          .expression(.call(.initializer(.selfReference))),
          .assignment(to: .member(.selfReference, "code"), .name("code")),
          .assignment(to: .member(.selfReference, "userActivity"), .name("userActivity")),
        ]))
  }
}
