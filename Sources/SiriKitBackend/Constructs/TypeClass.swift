import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The class of an object type.
///
/// For example: `public class Soup: INObject { … }`
struct TypeClass {
  /// The type.
  let type: ObjectType

  /// The options.
  let options: SiriKitOptions

  /// The class, without the properties that `INObject` provides.
  var declaration: Declaration {
    .type(
      TypeDeclaration(
        documentation: type.documentation, attributes: [Availability.customIntents, .objc(type.className)],
        modifiers: options.typeModifiers, .class, type.className, inheritance: [.named("INObject")],
        members: type.properties.filter { !$0.isInherited }.map {
          ManagedProperty($0, options: options).declaration
        } + [supportsSecureCoding]))
  }

  /// The promise that the class keeps its identity when it is archived; each subclass must give it anew.
  private var supportsSecureCoding: Declaration {
    .variable(
      VariableDeclaration(
        modifiers: [.override, .access(options.access), .class], .var, "supportsSecureCoding",
        type: .named("Bool"), getter: .line(.boolean(true))))
  }
}
