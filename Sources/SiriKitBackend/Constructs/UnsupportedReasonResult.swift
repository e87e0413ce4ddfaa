import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The resolution result of a parameter that may be refused for reasons of its own.
///
/// For example: `public class OrderSoupToppingsResolutionResult: INStringResolutionResult { … }`
struct UnsupportedReasonResult {
  /// The parameter; it has reasons and supports resolution.
  let parameter: Parameter

  /// The parameter's intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The class.
  var declaration: Declaration {
    let name = intent.resolutionResultName(of: parameter)
    return .type(
      TypeDeclaration(
        documentation: parameter.unsupportedResultDocumentation(in: intent),
        attributes: [Availability.resolution, .objc(name)], modifiers: options.typeModifiers, .class, name,
        inheritance: [.named(parameter.type.resolutionResultName)], members: [unsupported], layout: .compact))
  }

  /// The method that refuses a value.
  private var unsupported: Declaration {
    let reason = Expression.member(.name("reason"), "rawValue")
    return .function(
      FunctionDeclaration(
        documentation: .unsupportedForReason, attributes: [.objc("unsupportedForReason:")],
        modifiers: [.access(options.access), .class], "unsupported",
        parameters: [
          FunctionParameter(
            label: .word("forReason"), "reason", .named(intent.unsupportedReasonName(of: parameter)))
        ],
        result: .selfType,
        body: [.return(.call(.name("__unsupported"), [Argument("withReason", reason)]))]))
  }
}
