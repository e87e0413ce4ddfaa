/// Why an answer, or a value of an option, makes no sense.
struct AnswerError: Error, Equatable {
  /// One clause.
  let message: String

  /// What to do instead, as a clause.
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Both in one line.
  var text: String { hint.map { "\(message); \($0)" } ?? message }
}
