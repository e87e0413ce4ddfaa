package import IntentDialogue

/// A conversation that was played.
package struct SimulatedConversation: Sendable, Equatable {
  /// How it came to its end.
  package enum End: Sendable, Equatable {
    /// As conversations with Siri end.
    case outcome(DialogueOutcome)
    /// At this question, because no answer was left.
    case unanswered(DialogueQuestion)
    /// At something that makes no sense.
    case problem(String)
  }

  /// The path of the definition.
  package let path: String

  /// The name of the intent.
  package let intent: String

  /// The name of the intent's class.
  package let className: String

  /// Whether the intent does nothing but configure widgets, so that nobody talks to Siri about it.
  package let isWidgetOnly: Bool

  /// The language; nil for that of the definition where nothing tells it.
  package let language: String?

  /// Whether it is that of the definition's own texts.
  package let isDevelopmentLanguage: Bool

  /// What was said.
  package let transcript: Transcript

  /// How it ended.
  package let end: End

  /// The answers that nobody asked for.
  package let unusedAnswers: [String]

  /// The answers that were known beforehand and not understood.
  package let misunderstoodAnswers: [String]
}
