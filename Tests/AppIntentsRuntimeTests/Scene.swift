/// A run of a migrated intent: what the user answers, what the moved work gives, and what is to be said.
struct Scene: Sendable {
  /// What happens.
  let name: String
  /// The intent, as Swift.
  let intent: String
  /// Statements that set parameters of `intent`.
  let setUp: [String]
  /// The user's answers in order, as Swift; an error cancels.
  let answers: [String]
  /// What the work of the old handler gives in place of each gap, as Swift; an error is thrown.
  let work: [String]
  /// All that is asked and said, and the value or error in the end.
  let expected: [String]

  init(
    _ name: String, _ intent: String, _ setUp: String..., answers: [String] = [], work: [String] = [],
    gives expected: String...
  ) {
    self.name = name
    self.intent = intent
    self.setUp = setUp
    self.answers = answers
    self.work = work
    self.expected = expected
  }

  /// A scene of the given parts.
  init(
    _ name: String, intent: String, setUp: [String], answers: [String], work: [String], expected: [String]
  ) {
    self.name = name
    self.intent = intent
    self.setUp = setUp
    self.answers = answers
    self.work = work
    self.expected = expected
  }

  /// A call of the function that plays the scene.
  var call: String {
    """
    do {
        let intent = \(intent)()
        \(setUp.map { "intent.\($0)" }.joined(separator: "; "))
        let answers: [any Sendable] = [\(answers.joined(separator: ", "))]
        let work: [Any] = [\(work.joined(separator: ", "))]
        await play("\(name)", intent, answers: answers, work: work)
    }

    """
  }

  /// What is said in each scene of a program's output, by name.
  static func transcripts(in output: String) -> [String: [String]] {
    var transcripts: [String: [String]] = [:]
    var name = ""
    for line in output.split(separator: "\n") {
      if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
        transcripts[name] = []
      } else {
        transcripts[name, default: []].append(String(line))
      }
    }
    return transcripts
  }
}
