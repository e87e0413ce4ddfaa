/// What became of simulated conversations.
public struct SimulationResult: Sendable {
  /// The transcripts, and what was found in the files.
  public let outcome: CommandOutcome

  /// What kept a conversation from being played to its end, or at all, a sentence each.
  public let problems: [String]

  /// Whether a conversation ended at a question because no answer was left.
  public var isUnanswered: Bool {
    conversations.contains { if case .unanswered = $0.end { true } else { false } }
  }

  /// The conversations.
  package let conversations: [SimulatedConversation]
}
