extension IntentScript {
  /// A value of an enumeration.
  public struct EnumerationValue: Sendable, Hashable {
    /// The case, as code has it.
    public let name: String

    /// The raw value.
    public let rawValue: Int

    /// What is said of it.
    public let displayName: DialogueText

    /// What people may say as well.
    public let synonyms: [DialogueText]

    /// A value of the given parts.
    public init(_ name: String, _ rawValue: Int, _ displayName: DialogueText, synonyms: [DialogueText] = []) {
      self.name = name
      self.rawValue = rawValue
      self.displayName = displayName
      self.synonyms = synonyms
    }
  }
}
