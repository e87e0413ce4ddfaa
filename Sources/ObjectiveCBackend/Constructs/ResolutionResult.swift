import ObjectiveCCode
import SiriKitInterface
import SwiftCode

/// The resolution result of an enumeration or an object type.
///
/// For example: `@interface SoupResolutionResult : INObjectResolutionResult … @end`
struct ResolutionResult {
  /// What an answer says.
  enum Kind: CaseIterable {
    case success
    case disambiguation
    case confirmationRequired

    /// The selector for the model name of an enumeration or type, or for the framework's word for any of them.
    func selector(for name: String) -> String {
      switch self {
      case .success: "successWithResolved\(name):"
      case .disambiguation: "disambiguationWith\(name)sToDisambiguate:"
      case .confirmationRequired: "confirmationRequiredWith\(name)ToConfirm:"
      }
    }

    /// The name in Swift.
    fileprivate var swiftName: String {
      switch self {
      case .success: "success(with:)"
      case .disambiguation: "disambiguation(with:)"
      case .confirmationRequired: "confirmationRequired(with:)"
      }
    }

    fileprivate var documentation: DocumentationComment {
      switch self {
      case .success: .success
      case .disambiguation: .disambiguation
      case .confirmationRequired: .confirmationRequired
      }
    }
  }

  /// An answer about a value.
  struct Answer {
    /// What it says.
    let kind: Kind

    /// The selector for values of the enumeration or type, with its parameter.
    let typed: String
    let typedParameter: MethodDeclaration.Parameter

    /// The framework's selector for any value, with its parameter.
    let general: String
    let generalParameter: MethodDeclaration.Parameter

    /// The method for values of the enumeration or type.
    fileprivate var method: MethodDeclaration {
      MethodDeclaration(
        documentation: kind.documentation, .class, .instance, typed, [typedParameter],
        macros: [.swiftName(kind.swiftName)])
    }

    /// The framework's method, made unavailable.
    fileprivate var hiddenMethod: MethodDeclaration {
      MethodDeclaration(.class, .instance, general, [generalParameter], macros: [.unavailable])
    }
  }

  /// The name of the class.
  let name: String

  /// The framework's class for any value.
  let superclass: String

  /// The documentation.
  let documentation: DocumentationComment

  /// The answers.
  let answers: [Answer]

  /// The interface.
  var interface: ObjectiveCDeclaration {
    .interface(
      InterfaceDeclaration(
        documentation: documentation, macros: Availability.results, name, .subclass(of: superclass, protocols: []),
        sections: [answers.map { .method($0.method) }, answers.map { .method($0.hiddenMethod) }]))
  }

  /// The implementation, which asks the framework.
  var implementation: ObjectiveCDeclaration {
    .implementation(
      ImplementationDeclaration(
        name,
        members: answers.map { answer in
          .method(
            answer.method.signature,
            [.return(.message(.superReference, answer.general, [.name(answer.typedParameter.name)]))])
        }))
  }
}
