/// A text for a set of parameters that have values.
package struct ParameterCombination: Sendable, Equatable {
  /// The names of the parameters, in the order of the key.
  package let parameters: [String]

  /// The first line, or the summary in Shortcuts.
  package let title: FormatText?

  /// The second line.
  package let subtitle: FormatText?

  /// Whether it is the combination that is offered first.
  package let isPrimary: Bool

  /// Whether its text follows the summary of the same parameters.
  package let isLinked: Bool

  /// Whether the intent runs without opening the app.
  package let supportsBackgroundExecution: Bool

  /// A value of the given parts.
  package init(
    parameters: [String] = [], title: FormatText? = nil, subtitle: FormatText? = nil, isPrimary: Bool = false,
    isLinked: Bool = false, supportsBackgroundExecution: Bool = false
  ) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
    self.isPrimary = isPrimary
    self.isLinked = isLinked
    self.supportsBackgroundExecution = supportsBackgroundExecution
  }
}
