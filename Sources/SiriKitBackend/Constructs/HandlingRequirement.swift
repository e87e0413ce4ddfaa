import IntentSemantics
import SiriKitInterface
import SwiftCode

/// A requirement of a handling protocol.
///
/// Most stand twice under one selector, with a completion handler and asynchronous. The compiler takes the two for one
/// requirement because the first is marked as renamed to the second.
struct HandlingRequirement {
  /// The method.
  let method: HandlingMethod

  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The declarations, one for each form.
  var declarations: [Declaration] {
    switch method.forms {
    case .both: [.function(completionForm), .function(otherForm)]
    case .completion: [.function(completionForm)]
    case .immediate: [.function(otherForm)]
    }
  }

  private var completionForm: FunctionDeclaration {
    let renamed = method.forms == .both ? [AttributeLine(.renamed(to: method.fullName))] : []
    return FunctionDeclaration(
      documentation: documentation, attributes: availability + renamed + [.objc(method.selector)],
      modifiers: modifiers, method.name,
      parameters: method.parameters + [
        FunctionParameter(
          label: method.completionLabel, "completion", Completion.type(method.completionTypes, options: options))
      ])
  }

  private var otherForm: FunctionDeclaration {
    FunctionDeclaration(
      documentation: method.forms == .both
        ? documentation.asynchronousForm(of: method.completionName) : documentation,
      attributes: asynchronousAvailability + [.objc(method.selector)], modifiers: modifiers, method.name,
      parameters: method.parameters, effects: method.effects, result: method.result)
  }

  private var modifiers: [Modifier] { method.isRequired ? [] : [.optional] }

  /// From when on the method exists.
  private var availability: [AttributeLine] {
    switch method.role {
    case .handle, .confirm: []
    case .resolve: [Availability.resolution]
    case .optionsCollection, .defaultValue: [Availability.optionsCollections]
    case .optionsArray: Availability.optionsArrays
    }
  }

  /// From when on its asynchronous form exists: not before the concurrency of Swift.
  private var asynchronousAvailability: [AttributeLine] {
    availability.isEmpty ? [Availability.resolution] : availability
  }

  private var documentation: DocumentationComment {
    switch method.role {
    case .handle: intent.handleDocumentation()
    case .confirm: intent.confirmDocumentation()
    case .resolve(let parameter): intent.resolveDocumentation(of: parameter)
    case .optionsCollection(let parameter): intent.optionsCollectionDocumentation(of: parameter)
    case .defaultValue(let parameter): intent.defaultDocumentation(of: parameter)
    case .optionsArray(let parameter): intent.optionsArrayDocumentation(of: parameter)
    }
  }
}
