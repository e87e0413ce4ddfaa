package import SourceDiagnostics

/// A custom intent: what the user asks for, its parameters and its outcomes.
package struct Intent: Sendable, Equatable {
  /// The model name, for example `OrderSoup`; selectors are made of it.
  package let name: String

  /// The class name, for example `OrderSoupIntent`.
  package let className: String

  /// The wording family, for example `order`.
  package let category: String

  /// The verb within the category, for example `Book`.
  package let verb: String

  /// The name for people.
  package let title: LocalizedText

  /// The sentence for people that says what the intent does: `INIntentDescription`.
  package let summary: LocalizedText?

  /// The parameters in file order, hidden ones included.
  package let parameters: [Parameter]

  /// The summaries that Shortcuts shows, in file order.
  package let managedCombinations: [ParameterCombination]

  /// The suggestion texts (shortcut types in model 1.0), in file order.
  package let suggestedCombinations: [ParameterCombination]

  /// The outcomes; empty where the file has none.
  package let response: Response

  /// What a user may say to start the intent.
  package let samplePhrases: [SamplePhrase]

  /// The parameter that takes the result of the previous action.
  package let inputParameter: String?

  /// The parameter that stands for the intent, for example for its image.
  package let keyParameter: String?

  /// The name of an image asset.
  package let defaultImageName: String?

  /// How strictly the user must be authenticated: 0 not at all, 1 and 2 stricter.
  package let restriction: Int

  /// Whether Shortcuts lets the user configure it.
  package let isConfigurable: Bool

  /// Whether it configures a widget.
  package let isEligibleForWidgets: Bool

  /// Whether the system may suggest it.
  package let isEligibleForSuggestions: Bool

  /// Whether the user is asked before it is handled.
  package let requiresConfirmation: Bool

  /// Whether the definition marks it as deprecated.
  package let isDeprecated: Bool

  /// The value that its name comes from: the explicit class name, else the model name.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, className: String, category: String, verb: String, title: LocalizedText,
    summary: LocalizedText? = nil, parameters: [Parameter] = [], managedCombinations: [ParameterCombination] = [],
    suggestedCombinations: [ParameterCombination] = [], response: Response, samplePhrases: [SamplePhrase] = [],
    inputParameter: String? = nil, keyParameter: String? = nil, defaultImageName: String? = nil, restriction: Int,
    isConfigurable: Bool = false, isEligibleForWidgets: Bool = false, isEligibleForSuggestions: Bool = false,
    requiresConfirmation: Bool = false, isDeprecated: Bool = false, range: SourceRange
  ) {
    self.name = name
    self.className = className
    self.category = category
    self.verb = verb
    self.title = title
    self.summary = summary
    self.parameters = parameters
    self.managedCombinations = managedCombinations
    self.suggestedCombinations = suggestedCombinations
    self.response = response
    self.samplePhrases = samplePhrases
    self.inputParameter = inputParameter
    self.keyParameter = keyParameter
    self.defaultImageName = defaultImageName
    self.restriction = restriction
    self.isConfigurable = isConfigurable
    self.isEligibleForWidgets = isEligibleForWidgets
    self.isEligibleForSuggestions = isEligibleForSuggestions
    self.requiresConfirmation = requiresConfirmation
    self.isDeprecated = isDeprecated
    self.range = range
  }
}
