import IntentSemantics
import SwiftCode

/// The extension of an enumeration that says what its values are called.
///
/// For example: `extension SoupSize: ScriptedEnumeration { … }`
struct ScriptedValues {
  /// The name of the list.
  static let memberName = "scriptedValues"

  /// The enumeration.
  let enumeration: Enumeration

  /// The options.
  let options: SiriKitOptions

  /// The extension.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment("What the definition calls the values."),
        modifiers: options.extensionModifiers, .extension, enumeration.className,
        inheritance: [.named("ScriptedEnumeration")],
        members: [
          .variable(
            VariableDeclaration(
              modifiers: [.access(options.access), .static], .let, Self.memberName,
              type: .array(.named("IntentScript.EnumerationValue")),
              value: enumeration.values.isEmpty ? .array([]) : .arrayLines(enumeration.values.map(element))))
        ]))
  }

  private func element(for value: EnumerationValue) -> Expression {
    let synonyms = value.synonyms.map { ScriptExpressions.text($0.text) }
    return .call(
      .verbatim("IntentScript.EnumerationValue"),
      [
        Argument(.string(value.name.withLowercasedFirstLetter)), Argument(.integer(value.index)),
        Argument(value.displayName.map(ScriptExpressions.text) ?? ScriptExpressions.text(value.name, id: nil)),
      ] + (synonyms.isEmpty ? [] : [Argument("synonyms", .array(synonyms))]))
  }
}
