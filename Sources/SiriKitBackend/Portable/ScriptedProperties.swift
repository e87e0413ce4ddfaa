import IntentSemantics
import SwiftCode

/// The extension of a type or a response that gives its properties the names that texts use.
///
/// For example: `extension Soup: ScriptedObject { … }`
struct ScriptedProperties {
  /// The class.
  private let className: String

  /// The protocol of the test kit.
  private let protocolName: String

  /// Name, type and words of each property.
  private let properties: [(name: String, type: ValueType, options: ValueOptions)]

  private let options: SiriKitOptions

  /// The extension of an object type.
  init(type: ObjectType, options: SiriKitOptions) {
    className = type.className
    protocolName = "ScriptedObject"
    properties = type.properties.filter { !$0.isInherited }.map { ($0.name, $0.type, $0.options) }
    self.options = options
  }

  /// The extension of an intent's response.
  init(response intent: Intent, options: SiriKitOptions) {
    className = intent.responseClassName
    protocolName = "ScriptedResponse"
    properties = intent.response.parameters.map { ($0.name, $0.type, $0.options) }
    self.options = options
  }

  /// The extension.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment("What texts can say of it."),
        modifiers: options.extensionModifiers, .extension, className, inheritance: [.named(protocolName)],
        members: [
          .variable(
            VariableDeclaration(
              modifiers: [.access(options.access), .static], .let, "scriptedProperties",
              type: .array(.named("ScriptedProperty")),
              value: properties.isEmpty ? .array([]) : .arrayLines(properties.map(element))))
        ]))
  }

  private func element(name: String, type: ValueType, options: ValueOptions) -> Expression {
    // A key path of the type alone would be taken for one of its metatypes.
    let isMetatype = name == "Type" || name == "Protocol"
    let root = Expression.verbatim(
      "\\" + SwiftIdentifier.escaped(className, at: .type) + (isMetatype ? ".self" : ""))
    return .call(
      .name("ScriptedProperty"),
      [
        Argument(.string(name)), Argument(ScriptExpressions.kind(of: type, options)),
        Argument(.member(root, name)),
      ])
  }
}
