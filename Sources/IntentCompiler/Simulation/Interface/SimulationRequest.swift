/// A conversation with Siri about one intent that is to be played from its definition.
public struct SimulationRequest: Sendable, Equatable {
  /// Who answers Siri's questions.
  public enum Answers: Sendable, Equatable {
    /// These, each to one question; all of them have to be asked for and understood.
    case scripted([String])
    /// The definition itself: defaults, first choices, stand-ins. Of each value that has no default everything is asked that
    /// the definition has words for.
    case automatic
    /// A person at a console, question by question.
    case asked
  }

  /// The languages in which the conversation is played, one after the other.
  public enum Languages: Sendable, Equatable {
    /// That of the definition's own texts.
    case development
    /// These, for example `de-AT`; where it has no text of its own, a less special one stands in.
    case named([String])
    /// That of the definition and all that it is translated into.
    case all
  }

  /// The form of the result.
  public enum Format: Sendable {
    /// Transcripts for people.
    case text
    /// For programs; the shape is versioned and described in the documentation.
    case json
  }

  /// A definition, or a folder that is searched for definitions.
  public var input: String

  /// The intent's name or that of its class; nil where there is only one, or for all with automatic answers.
  public var intent: String?

  /// The languages.
  public var languages: Languages

  /// Who answers.
  public var answers: Answers

  /// What the person has said at first, each as `PARAM=VALUE`; `PARAM.PROPERTY=VALUE` says something of an object.
  public var given: [String]

  /// What is offered, each as `PARAM=VALUE, VALUE`.
  public var options: [String]

  /// The outcome of `confirm`; nil for `ready`.
  public var confirmation: String?

  /// The outcome of `handle`; nil for `success`.
  public var response: String?

  /// What the response carries, each as `NAME=VALUE`; `NAME.PROPERTY=VALUE` says something of an object.
  public var values: [String]

  /// The form of the result.
  public var format: Format

  /// A conversation about an intent of the input.
  public init(
    input: String, intent: String? = nil, languages: Languages = .development, answers: Answers = .automatic,
    given: [String] = [], options: [String] = [], confirmation: String? = nil, response: String? = nil,
    values: [String] = [], format: Format = .text
  ) {
    self.input = input
    self.intent = intent
    self.languages = languages
    self.answers = answers
    self.given = given
    self.options = options
    self.confirmation = confirmation
    self.response = response
    self.values = values
    self.format = format
  }
}
