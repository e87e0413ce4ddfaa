extension IntentScript {
  /// A parameter of an intent.
  public struct Parameter: Sendable, Hashable {
    /// The name, which tokens use.
    public let name: String

    /// The kind of one value.
    public let kind: Kind

    /// Whether it takes several values.
    public let isArray: Bool

    /// Whether the app is asked about its value.
    public let isResolved: Bool

    /// What must hold of another parameter for the app to be asked about this one; nil where it is asked in any case.
    public let relationship: Relationship?

    /// The label for people.
    public let displayName: DialogueText?

    /// The lowest value; what `${minimumValue}` says.
    public let minimum: Double?

    /// The highest value; what `${maximumValue}` says.
    public let maximum: Double?

    /// What Siri says to ask for a value.
    public let prompts: [Prompt]

    /// Why a value may be refused; the first has the number 1.
    public let reasons: [UnsupportedReason]

    /// A parameter of the given parts.
    public init(
      _ name: String, _ kind: Kind, isArray: Bool = false, isResolved: Bool = true,
      relationship: Relationship? = nil, displayName: DialogueText? = nil, minimum: Double? = nil,
      maximum: Double? = nil, prompts: [Prompt] = [], reasons: [UnsupportedReason] = []
    ) {
      self.name = name
      self.kind = kind
      self.isArray = isArray
      self.isResolved = isResolved
      self.relationship = relationship
      self.displayName = displayName
      self.minimum = minimum
      self.maximum = maximum
      self.prompts = prompts
      self.reasons = reasons
    }

    /// What Siri says on an occasion; nil where the definition leaves it to the system.
    public func prompt(for occasion: Prompt.Occasion) -> DialogueText? {
      prompts.first { $0.occasion == occasion }?.text
    }
  }
}
