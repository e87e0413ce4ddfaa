/// Why a conversation could not be led to an end.
public enum DialogueError: Error, Sendable, Hashable {
  /// There was no answer left for this question.
  case unanswered(DialogueQuestion, Transcript)
  /// The answer does not fit the question.
  case unsuitable(answer: String, DialogueQuestion, Transcript)
  /// More was asked about one thing than a person would put up with; so many questions are the limit.
  case tooManyQuestions(limit: Int, DialogueQuestion, Transcript)
  /// These answers were never asked for.
  case unusedAnswers([String], Transcript)
}

extension DialogueError: CustomStringConvertible {
  /// What is wrong, and what was said until then.
  public var description: String {
    switch self {
    case .unanswered(let question, let transcript):
      "no answer is left for the question \(question)\(Self.report(transcript))"
    case .unsuitable(let answer, let question, let transcript):
      "the answer \(answer) does not fit the question \(question)\(Self.report(transcript))"
    case .tooManyQuestions(let limit, let question, let transcript):
      "after \(limit) questions there is still another: \(question)\(Self.report(transcript))"
    case .unusedAnswers(let answers, let transcript):
      "nobody asked for \(answers.joined(separator: ", "))\(Self.report(transcript))"
    }
  }

  private static func report(_ transcript: Transcript) -> String {
    transcript.lines.isEmpty ? "" : "; the conversation so far:\n\(transcript)"
  }
}
