/// How a conversation ended.
public enum DialogueOutcome: Sendable, Hashable {
  /// The intent was handled, with the outcome of this name; whether that is a success is another question.
  case handled(code: String)
  /// The app's `confirm` stopped the conversation, with the outcome of this name.
  case notConfirmed(code: String)
  /// The person did not want the intent to be handled.
  case declined
  /// The person ended the conversation.
  case cancelled
  /// The app kept on refusing the values of this parameter; the reason is the last one's code, if it had one.
  case refused(parameter: String, reason: String?)
}
