/// What was said once in a conversation.
public struct TranscriptLine: Sendable, Hashable {
  /// Who says it.
  public enum Speaker: String, Sendable, Hashable {
    case siri
    case person
  }

  /// What is spoken about.
  public enum Subject: Sendable, Hashable {
    /// The intent as a whole.
    case intent
    /// A parameter, by its name.
    case parameter(String)
    /// An outcome, by its name.
    case code(String)
  }

  /// Who says it.
  public let speaker: Speaker

  /// What is said.
  public let text: String

  /// What it is about.
  public let subject: Subject

  /// The string ID of the definition's text; nil for words that are not the definition's, or have no ID.
  public let textID: String?

  /// Whether the definition has no text here, so that the system would use words of its own; these are a stand-in.
  public let isSystemWording: Bool

  /// What is offered to choose from.
  public let choices: [String]

  /// What is shown, where the definition has a text for that.
  public let printed: String?

  /// The texts in it that stand in the development language because their translations are missing.
  public let untranslated: [DialogueText]

  /// Whether it says that the line before was not understood.
  public var isMisunderstanding: Bool { isSystemWording && text == SystemWording.notUnderstood }

  /// A line of the given parts.
  public init(
    _ speaker: Speaker, _ text: String, about subject: Subject, textID: String? = nil, isSystemWording: Bool = false,
    choices: [String] = [], printed: String? = nil, untranslated: [DialogueText] = []
  ) {
    self.speaker = speaker
    self.text = text
    self.subject = subject
    self.textID = textID
    self.isSystemWording = isSystemWording
    self.choices = choices
    self.printed = printed
    self.untranslated = untranslated
  }
}
