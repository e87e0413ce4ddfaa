import IntentSemantics
import ObjectiveCCode
import SiriKitInterface

/// An object type of the definition, and its resolution result.
///
/// For example: `@interface Soup : INObject … @end`
struct TypeConstructs {
  /// The type.
  let type: ObjectType

  /// The interface, without the properties that `INObject` provides.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: type.documentation, macros: Availability.customIntents, type.className,
        .subclass(of: "INObject", protocols: []),
        sections: [ownProperties.flatMap { ValueProperty($0, in: type).members }]))
  }

  /// The implementation.
  var implementation: ObjectiveCDeclaration {
    .implementation(ImplementationDeclaration(type.className, members: .dynamic(ownProperties.map(\.name))))
  }

  /// The result: three methods for the type, and the framework's three for any object, which it hides.
  private var result: ResolutionResult {
    ResolutionResult(
      name: type.resolutionResultName, superclass: "INObjectResolutionResult",
      documentation: type.resultDocumentation,
      answers: ResolutionResult.Kind.allCases.map { kind in
        ResolutionResult.Answer(
          kind: kind, typed: kind.selector(for: type.name),
          typedParameter: parameter(of: kind, .object(type.className)), general: kind.selector(for: "Object"),
          generalParameter: parameter(of: kind, .kindOf("INObject")))
      })
  }

  /// The interface of the result.
  var resultInterface: ObjectiveCDeclaration { result.interface }

  /// The implementation of the result.
  var resultImplementation: ObjectiveCDeclaration { result.implementation }

  private var ownProperties: [TypeProperty] { type.properties.filter { !$0.isInherited } }

  private func parameter(of kind: ResolutionResult.Kind, _ object: ObjectiveCType) -> MethodDeclaration.Parameter {
    switch kind {
    case .success: MethodDeclaration.Parameter("resolvedObject", object)
    case .disambiguation: MethodDeclaration.Parameter("objectsToDisambiguate", .array(of: object))
    case .confirmationRequired: MethodDeclaration.Parameter("objectToConfirm", .nullable(object))
    }
  }
}
