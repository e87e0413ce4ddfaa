import IntentSemantics
import SiriKitInterface
import SwiftCode

/// The resolution result of an object type.
///
/// For example: `public class SoupResolutionResult: INObjectResolutionResult { … }`
struct TypeResult {
  /// The type.
  let type: ObjectType

  /// The options.
  let options: SiriKitOptions

  /// The class: three methods for the type, and the framework's three for any object, which it hides.
  var declaration: Declaration {
    let name = type.resolutionResultName
    return .type(
      TypeDeclaration(
        documentation: type.resultDocumentation, attributes: [Availability.results, .objc(name)],
        modifiers: options.typeModifiers, .class, name, inheritance: [.named("INObjectResolutionResult")],
        members: Answer.allCases.map { typed($0) } + Answer.allCases.map { hidden($0) }))
  }

  /// The method that takes objects of the type.
  private func typed(_ answer: Answer) -> Declaration {
    ResultMethod(
      name: answer.rawValue, argument: answer.argument, type: answer.type(of: .named(type.className)),
      attribute: .objc(answer.selector(for: type.name)), isOverride: false, documentation: answer.documentation,
      body: .return(
        .call(.member(.superReference, answer.rawValue), [Argument("with", .name(answer.argument))])),
      options: options
    ).declaration
  }

  /// The framework's method for any object, made unavailable.
  private func hidden(_ answer: Answer) -> Declaration {
    ResultMethod(
      name: answer.rawValue, argument: answer.argument, type: answer.type(of: .named("INObject")),
      attribute: Availability.never, isOverride: true, documentation: nil,
      body: .expression(.call(.name("fatalError"))), options: options
    ).declaration
  }
}

extension TypeResult {
  /// An answer about an object, named like its method.
  private enum Answer: String, CaseIterable {
    case success
    case disambiguation
    case confirmationRequired

    /// The argument's name in the body.
    var argument: String {
      switch self {
      case .success: "resolvedObject"
      case .disambiguation: "objectsToDisambiguate"
      case .confirmationRequired: "objectToConfirm"
      }
    }

    /// The argument's type for objects of the given type.
    func type(of object: TypeExpression) -> TypeExpression {
      switch self {
      case .success: object
      case .disambiguation: .array(object)
      case .confirmationRequired: .optional(object)
      }
    }

    /// The selector for the type of the given model name.
    func selector(for name: String) -> String {
      switch self {
      case .success: "successWithResolved\(name):"
      case .disambiguation: "disambiguationWith\(name)sToDisambiguate:"
      case .confirmationRequired: "confirmationRequiredWith\(name)ToConfirm:"
      }
    }

    /// What the answer says.
    var documentation: DocumentationComment {
      switch self {
      case .success: .success
      case .disambiguation: .disambiguation
      case .confirmationRequired: .confirmationRequired
      }
    }
  }
}
