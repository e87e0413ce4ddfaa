import IntentSemantics
import SiriKitInterface
import SwiftCode

/// A property whose storage the framework manages.
///
/// For example: `@NSManaged public var soup: Soup?`
struct ManagedProperty {
  /// The property's name.
  let name: String

  /// The type of one value.
  let type: ValueType

  /// Whether it holds several values.
  let isArray: Bool

  /// The line that says from which system on it exists; nil for as long as its class.
  let availability: AttributeLine?

  /// The documentation; nil where there is nothing to say.
  let documentation: DocumentationComment?

  /// The options.
  let options: SiriKitOptions

  /// The property.
  var declaration: Declaration {
    .variable(
      VariableDeclaration(
        documentation: documentation, attributes: availability.map { [$0] } ?? [],
        modifiers: [.managed, .access(options.access)], .var, name, type: type.propertyType(isArray: isArray)))
  }
}

extension ManagedProperty {
  /// The property of an intent's parameter.
  init(_ parameter: Parameter, in intent: Intent, options: SiriKitOptions) {
    self.init(
      name: parameter.name, type: parameter.type, isArray: parameter.isArray,
      availability: parameter.type.cameWithIOS13 ? Availability.laterValueTypes : nil,
      documentation: parameter.documentation(in: intent), options: options)
  }

  /// The property of a response's parameter.
  init(_ parameter: ResponseParameter, in response: Response, options: SiriKitOptions) {
    self.init(
      name: parameter.name, type: parameter.type, isArray: parameter.isArray,
      availability: parameter.type.cameWithIOS13 ? Availability.laterValueTypes : nil,
      documentation: parameter.documentation(in: response), options: options)
  }

  /// The property of a type.
  init(_ property: TypeProperty, options: SiriKitOptions) {
    self.init(
      name: property.name, type: property.type, isArray: property.isArray, availability: Availability.resolution,
      documentation: property.documentation(), options: options)
  }
}
