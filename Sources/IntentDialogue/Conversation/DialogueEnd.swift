/// An end of a conversation in the middle of it.
enum DialogueEnd: Error {
  case cancelled
  case refused(parameter: String, reason: String?)

  /// How the conversation ended.
  var outcome: DialogueOutcome {
    switch self {
    case .cancelled: .cancelled
    case .refused(let parameter, let reason): .refused(parameter: parameter, reason: reason)
    }
  }
}
