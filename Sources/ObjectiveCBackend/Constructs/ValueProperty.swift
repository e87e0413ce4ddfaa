import IntentSemantics
import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// A property whose storage the framework manages.
///
/// For example: `@property (readwrite, copy, nullable, nonatomic) Soup *soup;`
struct ValueProperty {
  /// The property's name.
  let name: String

  /// The class that it belongs to.
  let className: String

  /// The type of one value.
  let type: ValueType

  /// Whether it holds several values.
  let isArray: Bool

  /// From which system on it exists; empty for as long as its class.
  let availability: [MacroUse]

  /// The documentation; nil where there is nothing to say.
  let documentation: DocumentationComment?

  /// The property, and its getter where that needs a word of its own.
  var members: [InterfaceMember] {
    let keepsName = SwiftNames.importsProperty(name, type, in: className)
    let type = type.objectiveCType(isArray: isArray)
    let attributes =
      type.isNullable ? ["readwrite", "copy", "nullable", "nonatomic"] : ["readwrite", "assign", "nonatomic"]
    let property = PropertyDeclaration(
      documentation: documentation, attributes: attributes, type, name,
      macros: (keepsName ? [] : [.swiftName(name)]) + availability)
    // Methods of these names are taken to give an object away.
    guard type.isNullable, MethodFamily.isOwning(name) else { return [.property(property)] }
    return [
      .property(property),
      .method(MethodDeclaration(.instance, type, name, macros: [MethodFamily.none] + availability)),
    ]
  }
}

extension ValueProperty {
  /// The property of an intent's parameter.
  init(_ parameter: Parameter, in intent: Intent) {
    self.init(
      name: parameter.name, className: intent.className, type: parameter.type,
      isArray: parameter.isArray,
      availability: parameter.type.cameWithIOS13 ? Availability.laterValueTypes : [],
      documentation: parameter.documentation(in: intent, language: .objectiveC))
  }

  /// The property of a response's parameter.
  init(_ parameter: ResponseParameter, in intent: Intent) {
    self.init(
      name: parameter.name, className: intent.responseClassName, type: parameter.type,
      isArray: parameter.isArray,
      availability: parameter.type.cameWithIOS13 ? Availability.laterValueTypes : [],
      documentation: parameter.documentation(in: intent.response, language: .objectiveC))
  }

  /// The property of a type.
  init(_ property: TypeProperty, in type: ObjectType) {
    self.init(
      name: property.name, className: type.className, type: property.type, isArray: property.isArray,
      availability: Availability.resolution,
      documentation: property.documentation(in: .objectiveC))
  }
}
