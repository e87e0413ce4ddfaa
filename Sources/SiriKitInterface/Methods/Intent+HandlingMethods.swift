package import IntentSemantics
internal import SwiftCode

extension Intent {
  /// The methods of the handling protocol, in its order.
  ///
  /// An intent that configures a widget need not be handled, so that method moves among the optional ones.
  package var handlingMethods: [HandlingMethod] {
    let dynamic = parameters.filter(\.supportsDynamicOptions)
    var methods: [HandlingMethod] = []
    if !isEligibleForWidgets {
      methods.append(handleMethod)
    }
    methods += parameters.filter(\.supportsResolution).map(resolveMethod)
    methods += dynamic.map(optionsCollectionMethod)
    methods.append(wholeIntentMethod(.confirm, "confirm", selector: confirmSelector, isRequired: false))
    if isEligibleForWidgets {
      methods.append(handleMethod)
    }
    methods += dynamic.map(defaultValueMethod)
    methods += dynamic.map(optionsArrayMethod)
    return methods
  }

  private var handleMethod: HandlingMethod {
    wholeIntentMethod(.handle, "handle", selector: handleSelector, isRequired: !isEligibleForWidgets)
  }

  /// A method that takes the intent and gives a response.
  private func wholeIntentMethod(
    _ role: HandlingMethod.Role, _ name: String, selector: String, isRequired: Bool
  ) -> HandlingMethod {
    let response = TypeExpression.named(responseClassName)
    return HandlingMethod(
      role: role, name: name, parameters: [FunctionParameter("intent", .named(className))], completionLabel: .name,
      completionTypes: [response], result: response, effects: .async, selector: selector, isRequired: isRequired)
  }

  private func resolveMethod(of parameter: Parameter) -> HandlingMethod {
    let result = resolutionResultType(of: parameter)
    return HandlingMethod(
      role: .resolve(parameter), name: "resolve" + parameter.name.withUppercasedFirstLetter, parameters: [forIntent],
      completionLabel: .word("with"), completionTypes: [result], result: result, effects: .async,
      selector: resolveSelector(of: parameter), isRequired: true)
  }

  private func optionsCollectionMethod(of parameter: Parameter) -> HandlingMethod {
    let collection = TypeExpression.generic("INObjectCollection", [parameter.type.collectionElementType])
    let search = FunctionParameter("searchTerm", .optional(.named("String")))
    return HandlingMethod(
      role: .optionsCollection(parameter), name: "provide\(parameter.name.withUppercasedFirstLetter)OptionsCollection",
      parameters: parameter.supportsSearch ? [forIntent, search] : [forIntent], completionLabel: .word("with"),
      completionTypes: [.optional(collection), .optional(.named("Error"))], result: collection, effects: .asyncThrows,
      selector: optionsCollectionSelector(of: parameter), isRequired: true)
  }

  private func defaultValueMethod(of parameter: Parameter) -> HandlingMethod {
    HandlingMethod(
      role: .defaultValue(parameter), name: "default" + parameter.name.withUppercasedFirstLetter,
      parameters: [forIntent], completionLabel: .omitted, completionTypes: [],
      result: parameter.type.propertyType(isArray: parameter.isArray), effects: .none,
      selector: defaultSelector(of: parameter), isRequired: false)
  }

  private func optionsArrayMethod(of parameter: Parameter) -> HandlingMethod {
    HandlingMethod(
      role: .optionsArray(parameter), name: "provide\(parameter.name.withUppercasedFirstLetter)Options",
      parameters: [forIntent], completionLabel: .word("with"),
      completionTypes: [
        .optional(.array(parameter.type.optionsArrayElementType)), .optional(.named("Error")),
      ], result: nil, effects: .none, selector: optionsArraySelector(of: parameter), isRequired: false)
  }

  /// The parameter `for intent:`.
  private var forIntent: FunctionParameter {
    FunctionParameter(label: .word("for"), "intent", .named(className))
  }
}
