extension IntentScript {
  /// An outcome of an intent.
  public struct ResponseCode: Sendable, Hashable {
    /// The case, as code has it.
    public let name: String

    /// Whether it is a success.
    public let isSuccess: Bool

    /// What Siri says; nil where the definition leaves it to the system.
    public let spoken: DialogueText?

    /// What is shown.
    public let printed: DialogueText?

    /// An outcome of the given parts.
    public init(_ name: String, isSuccess: Bool = false, spoken: DialogueText? = nil, printed: DialogueText? = nil) {
      self.name = name
      self.isSuccess = isSuccess
      self.spoken = spoken
      self.printed = printed
    }
  }
}
