import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The outcomes of an intent: the system's seven, then the definition's own.
///
/// For example: `typedef NS_ENUM(NSInteger, OrderSoupIntentResponseCode) { … };`
struct ResponseCodeEnumeration {
  /// The intent.
  let intent: Intent

  /// The enumeration.
  var declaration: ObjectiveCDeclaration {
    .enumeration(
      NSEnumDeclaration(
        documentation: intent.responseCodeDocumentation, intent.responseCodeName,
        constants: standardConstants + ownConstants, macros: Availability.customIntents))
  }

  /// The constants that every intent has.
  private var standardConstants: [NSEnumDeclaration.Constant] {
    BuiltInResponseCode.allCases.map { code in
      let inDefinition = intent.response.codes.first { $0.name == code.name }
      return constant(
        code.name, value: code == .unspecified ? 0 : nil,
        inDefinition?.documentation(saying: code.meaning) ?? DocumentationComment(code.meaning + "."))
    }
  }

  /// The constants of the definition, in its order.
  private var ownConstants: [NSEnumDeclaration.Constant] {
    intent.response.ownCodes.enumerated().map { index, code in
      constant(code.name, value: index == 0 ? BuiltInResponseCode.firstCustomValue : nil, code.documentation)
    }
  }

  private func constant(
    _ name: String, value: Int?, _ documentation: DocumentationComment
  ) -> NSEnumDeclaration.Constant {
    NSEnumDeclaration.Constant(
      documentation: documentation, of: intent.responseCodeName, name, swiftName: name, value: value)
  }
}

extension Response {
  /// The outcomes that not every intent has.
  var ownCodes: [ResponseCode] {
    codes.filter { BuiltInResponseCode(rawValue: $0.name) == nil }
  }
}

extension NSEnumDeclaration.Constant {
  /// The constant of a case: the name of its enumeration, and its own with a first letter in upper case.
  init(
    documentation: DocumentationComment?, of enumeration: String, _ name: String, swiftName: String, value: Int?
  ) {
    self.init(
      documentation: documentation, enumeration + name.withUppercasedFirstLetter,
      macros: SwiftNames.importsConstant(swiftName, of: enumeration) ? [] : [.swiftName(swiftName)], value: value)
  }
}
