extension IntentScript {
  /// A sentence that says what is asked for when certain parameters have values.
  public struct Summary: Sendable, Hashable {
    /// The names of the parameters that it is meant for.
    public let parameters: [String]

    /// The sentence.
    public let text: DialogueText

    /// A sentence for the given parameters.
    public init(_ parameters: [String], _ text: DialogueText) {
      self.parameters = parameters
      self.text = text
    }
  }

  /// The sentence for an intent whose parameters of the given names have values: the one that speaks most of them and no
  /// other; the title where there is none.
  public func request(for names: Set<String>) -> DialogueText {
    var best: Summary?
    for summary in summaries where names.isSuperset(of: summary.parameters) {
      if summary.parameters.count > best?.parameters.count ?? -1 {
        best = summary
      }
    }
    return best?.text ?? title
  }
}
