import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The reasons for which a handler may refuse a parameter's value.
///
/// For example: `@objc public enum OrderSoupToppingsUnsupportedReason: Int { … }`
struct UnsupportedReasonEnumeration {
  /// The parameter; it has reasons and supports resolution.
  let parameter: Parameter

  /// The parameter's intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The enumeration; zero is left to the framework.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: parameter.unsupportedReasonDocumentation(in: intent), attributes: [Availability.resolution],
        modifiers: [.objc] + options.typeModifiers, .enum, intent.unsupportedReasonName(of: parameter),
        inheritance: [.named("Int")],
        members: parameter.unsupportedReasons.enumerated().map { index, reason in
          .enumCase(
            EnumCaseDeclaration(
              documentation: reason.documentation, reason.code, rawValue: index == 0 ? .integer(1) : nil))
        }, layout: .compact))
  }
}
