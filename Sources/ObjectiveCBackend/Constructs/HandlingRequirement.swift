package import IntentSemantics
package import ObjectiveCCode
package import SiriKitInterface
import SwiftCode

/// A method of a handling protocol.
///
/// For example: `- (void)handleOrderSoup:(OrderSoupIntent *)intent completion:(void (^)(…))completion NS_SWIFT_NAME(…);`
package struct HandlingRequirement {
  /// The method.
  private let method: HandlingMethod

  /// The intent.
  private let intent: Intent

  /// A method of the protocol of an intent.
  package init(method: HandlingMethod, intent: Intent) {
    self.method = method
    self.intent = intent
  }

  /// The declaration.
  package var declaration: MethodDeclaration {
    let name = method.forms == .immediate ? method.fullName : method.completionName
    return MethodDeclaration(
      documentation: documentation, .instance, result, method.selector, parameters,
      macros: [.swiftName(name)] + availability)
  }

  private var result: ObjectiveCType {
    guard case .defaultValue(let parameter) = method.role else { return .void }
    return parameter.type.objectiveCType(isArray: parameter.isArray)
  }

  /// The intent, a search term, and the completion handler.
  private var parameters: [MethodDeclaration.Parameter] {
    method.parameters.map { parameter in
      parameter.name == "intent"
        ? MethodDeclaration.Parameter(parameter.name, .object(intent.className))
        : MethodDeclaration.Parameter(parameter.name, .nullable(.object("NSString")))
    } + (completion.isEmpty ? [] : [MethodDeclaration.Parameter("completion", .block(completion))])
  }

  /// What the completion handler takes; nothing where there is none.
  private var completion: [MethodDeclaration.Parameter] {
    let error = MethodDeclaration.Parameter("error", .nullable(.object("NSError")))
    switch method.role {
    case .handle, .confirm:
      return [MethodDeclaration.Parameter("response", .object(intent.responseClassName))]
    case .resolve(let parameter):
      let result = ObjectiveCType.object(intent.resultClass(of: parameter))
      return [
        parameter.isArray
          ? MethodDeclaration.Parameter("resolutionResults", .array(of: result))
          : MethodDeclaration.Parameter("resolutionResult", result)
      ]
    case .optionsCollection(let parameter):
      let collection = ObjectiveCType.object("INObjectCollection", of: [parameter.type.elementObject])
      return [MethodDeclaration.Parameter(parameter.name + "OptionsCollection", .nullable(collection)), error]
    case .optionsArray(let parameter):
      return [
        MethodDeclaration.Parameter(parameter.name + "Options", .nullable(.array(of: parameter.type.elementObject))),
        error,
      ]
    case .defaultValue:
      return []
    }
  }

  /// From when on the method exists.
  private var availability: [MacroUse] {
    switch method.role {
    case .handle, .confirm: []
    case .resolve: Availability.resolution
    case .optionsCollection, .defaultValue: Availability.optionsCollections
    case .optionsArray: Availability.optionsArrays
    }
  }

  private var documentation: DocumentationComment {
    switch method.role {
    case .handle: intent.handleDocumentation(in: .objectiveC)
    case .confirm: intent.confirmDocumentation(in: .objectiveC)
    case .resolve(let parameter): intent.resolveDocumentation(of: parameter)
    case .optionsCollection(let parameter): intent.optionsCollectionDocumentation(of: parameter)
    case .defaultValue(let parameter): intent.defaultDocumentation(of: parameter)
    case .optionsArray(let parameter): intent.optionsArrayDocumentation(of: parameter)
    }
  }
}
