/// A person whose answers are known beforehand.
public struct ScriptedAnswers<Value> {
  /// The answers that no question has asked for yet.
  public private(set) var unused: [DialogueAnswer<Value>]

  /// A person who gives these answers, each to one question.
  public init(_ answers: [DialogueAnswer<Value>]) {
    unused = answers
  }

  /// The next answer; nil when all are given.
  public mutating func next() -> DialogueAnswer<Value>? {
    unused.isEmpty ? nil : unused.removeFirst()
  }
}

extension ScriptedAnswers: Sendable where Value: Sendable {}
