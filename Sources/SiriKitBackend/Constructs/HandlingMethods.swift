import IntentSemantics
import SwiftCode

/// The requirements of a handling protocol.
///
/// Most stand twice under one selector, with a completion handler and asynchronous. The compiler takes the two for one
/// requirement because the first is marked as renamed to the second.
struct HandlingMethods {
  /// The intent.
  let intent: Intent

  /// The options.
  let options: SiriKitOptions

  /// The methods that carry the intent out.
  func handle(modifiers: [Modifier]) -> [Declaration] {
    wholeIntent("handle", selector: intent.handleSelector, modifiers, intent.handleDocumentation)
  }

  /// The methods that check the intent as a whole.
  func confirm() -> [Declaration] {
    wholeIntent("confirm", selector: intent.confirmSelector, [.optional], intent.confirmDocumentation)
  }

  /// The methods that check a parameter.
  func resolve(_ parameter: Parameter) -> [Declaration] {
    let result = intent.resolutionResultType(of: parameter)
    return pair(
      "resolve" + parameter.name.withUppercasedFirstLetter, parameters: [forIntent], renamed: "(for:)",
      selector: intent.resolveSelector(of: parameter), availability: Availability.resolution,
      completion: [result], effects: .async, result: result,
      documentation: intent.resolveDocumentation(of: parameter))
  }

  /// The methods that list a parameter's options.
  func optionsCollection(_ parameter: Parameter) -> [Declaration] {
    let collection = TypeExpression.generic("INObjectCollection", [parameter.type.collectionElementType])
    let search = FunctionParameter("searchTerm", .optional(.named("String")))
    return pair(
      "provide\(parameter.name.withUppercasedFirstLetter)OptionsCollection",
      parameters: parameter.supportsSearch ? [forIntent, search] : [forIntent],
      renamed: parameter.supportsSearch ? "(for:searchTerm:)" : "(for:)",
      selector: intent.optionsCollectionSelector(of: parameter), availability: Availability.optionsCollections,
      completion: [.optional(collection), .optional(.named("Error"))], effects: .asyncThrows, result: collection,
      documentation: intent.optionsCollectionDocumentation(of: parameter))
  }

  /// The method that supplies a parameter's value where none is set.
  func defaultValue(_ parameter: Parameter) -> Declaration {
    .function(
      FunctionDeclaration(
        documentation: intent.defaultDocumentation(of: parameter),
        attributes: [Availability.optionsCollections, .objc(intent.defaultSelector(of: parameter))],
        modifiers: [.optional], "default" + parameter.name.withUppercasedFirstLetter, parameters: [forIntent],
        result: parameter.type.propertyType(isArray: parameter.isArray)))
  }

  /// The method that lists a parameter's options as an array, the form of iOS 13; it never has a search term.
  func optionsArray(_ parameter: Parameter) -> Declaration {
    .function(
      FunctionDeclaration(
        documentation: intent.optionsArrayDocumentation(of: parameter),
        attributes: Availability.optionsArrays + [.objc(intent.optionsArraySelector(of: parameter))],
        modifiers: [.optional], "provide\(parameter.name.withUppercasedFirstLetter)Options",
        parameters: [
          forIntent,
          FunctionParameter(
            label: .word("with"), "completion",
            Completion.type(
              [.optional(.array(parameter.type.optionsArrayElementType)), .optional(.named("Error"))],
              options: options)),
        ]))
  }

  /// The parameter `for intent:`.
  private var forIntent: FunctionParameter {
    FunctionParameter(label: .word("for"), "intent", .named(intent.className))
  }

  /// The two forms of a method that takes the intent and gives a response.
  private func wholeIntent(
    _ name: String, selector: String, _ modifiers: [Modifier], _ documentation: DocumentationComment
  ) -> [Declaration] {
    let parameter = FunctionParameter("intent", .named(intent.className))
    let response = TypeExpression.named(intent.responseClassName)
    return [
      .function(
        FunctionDeclaration(
          documentation: documentation,
          attributes: [AttributeLine(.renamed(to: name + "(intent:)")), .objc(selector)], modifiers: modifiers, name,
          parameters: [parameter, FunctionParameter("completion", Completion.type([response], options: options))])),
      .function(
        FunctionDeclaration(
          documentation: documentation.asynchronousForm(of: name + "(intent:completion:)"),
          attributes: [Availability.resolution, .objc(selector)],
          modifiers: modifiers, name, parameters: [parameter], effects: .async, result: response)),
    ]
  }

  /// The two forms of a method that is about one parameter.
  private func pair(
    _ name: String, parameters: [FunctionParameter], renamed labels: String, selector: String,
    availability: AttributeLine, completion: [TypeExpression], effects: FunctionEffects, result: TypeExpression,
    documentation: DocumentationComment
  ) -> [Declaration] {
    let completion = FunctionParameter(
      label: .word("with"), "completion", Completion.type(completion, options: options))
    return [
      .function(
        FunctionDeclaration(
          documentation: documentation,
          attributes: [availability, AttributeLine(.renamed(to: name + labels)), .objc(selector)], name,
          parameters: parameters + [completion])),
      .function(
        FunctionDeclaration(
          documentation: documentation.asynchronousForm(of: name + labels.dropLast() + "with:)"),
          attributes: [availability, .objc(selector)], name, parameters: parameters, effects: effects, result: result)),
    ]
  }
}
