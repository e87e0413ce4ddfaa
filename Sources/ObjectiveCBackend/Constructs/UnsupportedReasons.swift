import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The reasons for which a handler may refuse a parameter's value, and the result that takes them.
///
/// For example: `typedef NS_ENUM(NSInteger, OrderSoupToppingsUnsupportedReason) { … };`
struct UnsupportedReasons {
  /// The parameter; it has reasons and supports resolution.
  let parameter: Parameter

  /// The parameter's intent.
  let intent: Intent

  /// The enumeration; zero is left to the framework.
  var enumeration: ObjectiveCDeclaration {
    let name = intent.unsupportedReasonName(of: parameter)
    return .enumeration(
      NSEnumDeclaration(
        documentation: parameter.unsupportedReasonDocumentation(in: intent), name,
        constants: parameter.unsupportedReasons.enumerated().map { index, reason in
          NSEnumDeclaration.Constant(
            documentation: reason.documentation, of: name, reason.code, swiftName: reason.code,
            value: index == 0 ? 1 : nil)
        }, endsWithComma: true, macros: Availability.resolution))
  }

  /// The interface of the result.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: parameter.unsupportedResultDocumentation(in: intent), macros: Availability.resolution,
        intent.resolutionResultName(of: parameter),
        .subclass(of: parameter.type.resolutionResultName, protocols: []), sections: [[.method(method)]]))
  }

  /// The implementation of the result.
  var implementation: ObjectiveCDeclaration {
    .implementation(
      ImplementationDeclaration(
        intent.resolutionResultName(of: parameter),
        members: [
          .method(
            method.signature, [.return(.message(.superReference, "unsupportedWithReason:", [.name("reason")]))])
        ]))
  }

  /// The method that refuses a value.
  private var method: MethodDeclaration {
    MethodDeclaration(
      documentation: .unsupportedForReason, .class, .instance, "unsupportedForReason:",
      [MethodDeclaration.Parameter("reason", .plain(intent.unsupportedReasonName(of: parameter)))],
      macros: [.swiftName("unsupported(forReason:)")])
  }
}
