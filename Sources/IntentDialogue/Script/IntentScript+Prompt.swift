extension IntentScript {
  /// What Siri says on an occasion.
  public struct Prompt: Sendable, Hashable {
    /// When a prompt is said; the names are those of the file.
    public enum Occasion: String, Sendable, Hashable, CaseIterable {
      /// A value is asked for.
      case primary = "Primary"
      /// A value is asked for while a shortcut is set up.
      case configuration = "Configuration"
      /// A value is to be confirmed.
      case confirmation = "Confirmation"
      /// A choice is introduced.
      case disambiguationIntroduction = "DisambiguationIntroduction"
      /// One of the options is asked for.
      case disambiguationSelection = "DisambiguationSelection"
      /// Further options are introduced.
      case subsequentIntroduction = "SubsequentIntroduction"
      /// A value is asked for in short.
      case concise = "Concise"
    }

    /// When it is said.
    public let occasion: Occasion

    /// What is said.
    public let text: DialogueText

    /// A prompt for an occasion.
    public init(_ occasion: Occasion, _ text: DialogueText) {
      self.occasion = occasion
      self.text = text
    }
  }
}
