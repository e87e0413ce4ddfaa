package import SourceDiagnostics

/// An intent of the framework that the definition customises; no class is generated for it.
package struct SystemIntent: Sendable, Equatable {
  /// The model name, for example `SendMessage`.
  package let name: String

  /// The framework's class, for example `INSendMessageIntent`.
  package let className: String

  /// The domain as the file names it, for example `Messaging`.
  package let domain: String?

  /// The name for people.
  package let title: LocalizedText

  /// The sentence for people.
  package let summary: LocalizedText?

  /// The names of its parameters, in file order.
  package let parameterNames: [String]

  /// The suggestion texts, in file order.
  package let suggestedCombinations: [ParameterCombination]

  /// What a user may say to start the intent.
  package let samplePhrases: [SamplePhrase]

  /// The value that its name comes from: the explicit class name, else the model name.
  package let range: SourceRange

  /// A value of the given parts.
  package init(
    name: String, className: String, domain: String? = nil, title: LocalizedText, summary: LocalizedText? = nil,
    parameterNames: [String] = [], suggestedCombinations: [ParameterCombination] = [],
    samplePhrases: [SamplePhrase] = [], range: SourceRange
  ) {
    self.name = name
    self.className = className
    self.domain = domain
    self.title = title
    self.summary = summary
    self.parameterNames = parameterNames
    self.suggestedCombinations = suggestedCombinations
    self.samplePhrases = samplePhrases
    self.range = range
  }
}
