import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The outcomes of an intent: the system's seven, then the definition's own.
///
/// For example: `@objc public enum OrderSoupIntentResponseCode: Int { … }`
struct ResponseCodeEnumeration {
  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The enumeration.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: intent.responseCodeDocumentation, attributes: [Availability.customIntents],
        modifiers: [.objc] + options.typeModifiers, .enum, intent.responseCodeName,
        inheritance: [.named("Int")], members: standardCases + ownCases, layout: .compact))
  }

  /// The cases that every intent has.
  private var standardCases: [Declaration] {
    BuiltInResponseCode.allCases.map { code in
      let inDefinition = intent.response.codes.first { $0.name == code.name }
      return .enumCase(
        EnumCaseDeclaration(
          documentation: inDefinition?.documentation(saying: code.meaning)
            ?? DocumentationComment(code.meaning + "."), code.name,
          rawValue: code == .unspecified ? .integer(0) : nil))
    }
  }

  /// The cases of the definition, in its order.
  private var ownCases: [Declaration] {
    let standardNames = BuiltInResponseCode.allCases.map(\.name)
    return intent.response.codes.filter { !standardNames.contains($0.name) }.enumerated().map { index, code in
      .enumCase(
        EnumCaseDeclaration(
          documentation: code.documentation, code.name,
          rawValue: index == 0 ? .integer(BuiltInResponseCode.firstCustomValue) : nil))
    }
  }
}
