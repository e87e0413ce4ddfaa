/// A question that Siri puts to a person.
public struct DialogueQuestion: Sendable, Hashable {
  /// The kind of answer that is wanted.
  public enum Kind: Sendable, Hashable {
    /// A value of the parameter.
    case value
    /// One of these, which are told apart by what is said of them.
    case choice([String])
    /// Whether this value is meant.
    case confirmation(String)
    /// Whether the intent is to be handled.
    case permission
  }

  /// The name of the parameter; nil for a question about the intent as a whole.
  public let parameter: String?

  /// The kind of answer that is wanted.
  public let kind: Kind

  /// What Siri asks.
  public let text: String

  /// What the app offers to choose from, where a value is wanted; other values are answers as well.
  public let options: [String]

  /// Whether several values may be answered.
  public let takesSeveral: Bool

  /// A question of the given parts.
  public init(parameter: String?, kind: Kind, text: String, options: [String] = [], takesSeveral: Bool = false) {
    self.parameter = parameter
    self.kind = kind
    self.text = text
    self.options = options
    self.takesSeveral = takesSeveral
  }
}

extension DialogueQuestion: CustomStringConvertible {
  /// The question and what it wants, for a message.
  public var description: String {
    let wanted =
      switch kind {
      case .value: options.isEmpty ? "a value" : "a value, for example " + Self.list(options)
      case .choice(let names): "one of " + Self.list(names)
      case .confirmation(let value): "yes or no to '\(value)'"
      case .permission: "yes or no"
      }
    return "'\(text)' (\(parameter.map { "parameter '\($0)', " } ?? "")\(wanted))"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
