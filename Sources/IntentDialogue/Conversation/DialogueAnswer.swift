/// What a person answers to a question.
public enum DialogueAnswer<Value> {
  /// A value.
  case value(Value)
  /// Several values, for a parameter that takes several.
  case values([Value])
  /// Words that stand for a value, or for one of the choices.
  case text(String)
  /// The choice of which this is said, in the language of the conversation or of the definition.
  case choice(String)
  /// The choice of this number, from 1.
  case number(Int)
  case yes
  case no
  /// The end of the conversation.
  case cancel
}

extension DialogueAnswer: Sendable where Value: Sendable {}
extension DialogueAnswer: Equatable where Value: Equatable {}

extension DialogueAnswer: CustomStringConvertible {
  /// The answer for a message.
  public var description: String {
    switch self {
    case .value(let value): "the value \(value)"
    case .values(let values): "the values \(values)"
    case .text(let text): "'\(text)'"
    case .choice(let name): "the choice '\(name)'"
    case .number(let number): "choice number \(number)"
    case .yes: "yes"
    case .no: "no"
    case .cancel: "cancel"
    }
  }
}
