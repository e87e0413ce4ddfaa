extension IntentScript {
  /// Why a value may be refused.
  public struct UnsupportedReason: Sendable, Hashable {
    /// The case, as code has it.
    public let code: String

    /// What Siri says; nil where the definition leaves it to the system.
    public let text: DialogueText?

    /// A reason with what is said of it.
    public init(_ code: String, _ text: DialogueText? = nil) {
      self.code = code
      self.text = text
    }
  }
}
