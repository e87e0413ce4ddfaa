/// A value as a conversation knows it: what is said of it, and what it is known by.
public struct DialogueValue: Sendable, Hashable {
  /// What is said of it; several texts for a list, one for anything else.
  public let words: [DialogueText]

  /// What tells it from other values of the parameter, for example an object's identifier.
  public let identity: String

  /// What `${value.property}` says, by property.
  public let properties: [String: DialogueValue]

  /// The number that it is, which decides over plural forms; nil for any other value.
  public let number: Double?

  /// A value of which the given text is said; without an identity the text is what it is known by.
  public init(
    _ text: DialogueText, identity: String? = nil, number: Double? = nil, properties: [String: DialogueValue] = [:]
  ) {
    words = [text]
    self.number = number
    self.identity = identity ?? text.wording
    self.properties = properties
  }

  /// A value of which the given words are said in every language.
  public init(
    _ text: String, identity: String? = nil, number: Double? = nil, properties: [String: DialogueValue] = [:]
  ) {
    self.init(DialogueText(text), identity: identity, number: number, properties: properties)
  }

  /// The values of a list, of which a comma-separated enumeration is said.
  ///
  /// A property of a list is the list of the property's values.
  public init(list values: [DialogueValue]) {
    words = values.flatMap(\.words)
    number = nil
    identity = values.map(\.identity).joined(separator: ", ")
    var lists: [String: [DialogueValue]] = [:]
    for value in values {
      for (name, property) in value.properties { lists[name, default: []].append(property) }
    }
    properties = lists.mapValues { $0.count == 1 ? $0[0] : DialogueValue(list: $0) }
  }

  /// The string ID of what is said, for values that sentences are translated for: enumerations and truth values.
  var translatedWordID: String? { words.count == 1 ? words[0].id : nil }
}
