package import IntentSemantics

extension Intent {
  /// The selector of the method that carries the intent out, for example `handleOrderSoup:completion:`.
  package var handleSelector: String { "handle\(name):completion:" }

  /// The selector of the method that confirms the intent, for example `confirmOrderSoup:completion:`.
  package var confirmSelector: String { "confirm\(name):completion:" }

  /// The selector of the method that checks a parameter, for example `resolveSoupForOrderSoup:withCompletion:`.
  package func resolveSelector(of parameter: Parameter) -> String {
    "resolve\(parameter.name.withUppercasedFirstLetter)For\(name):withCompletion:"
  }

  /// The selector of the method that lists a parameter's options, for example
  /// `provideSoupOptionsCollectionForOrderSoup:searchTerm:withCompletion:`.
  package func optionsCollectionSelector(of parameter: Parameter) -> String {
    let search = parameter.supportsSearch ? "searchTerm:" : ""
    return "provide\(parameter.name.withUppercasedFirstLetter)OptionsCollectionFor\(name):\(search)withCompletion:"
  }

  /// The selector of the method that lists a parameter's options as an array, for example
  /// `provideSoupOptionsForOrderSoup:withCompletion:`.
  package func optionsArraySelector(of parameter: Parameter) -> String {
    "provide\(parameter.name.withUppercasedFirstLetter)OptionsFor\(name):withCompletion:"
  }

  /// The selector of the method that supplies a parameter's value, for example `defaultSoupForOrderSoup:`.
  package func defaultSelector(of parameter: Parameter) -> String {
    "default\(parameter.name.withUppercasedFirstLetter)For\(name):"
  }
}
