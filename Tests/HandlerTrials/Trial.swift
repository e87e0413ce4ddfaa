/// Something that is tried with a handler.
public struct Trial: Codable, Sendable {
  /// What is asked of the handler.
  public enum Action: Codable, Sendable {
    /// What it says about a parameter.
    case resolve(String)
    /// The options of a parameter, those that match a term, or all.
    case options(String, matching: String?)
    /// The value of a parameter where none is set.
    case defaultValue(String)
    /// A whole conversation with a person.
    case converse(TrialPerson)
  }

  /// What it is about, for messages.
  public let name: String

  /// What is asked of the handler.
  public let action: Action

  /// The values of the intent's parameters, by name.
  public let values: [String: [TrialValue]]

  /// What stands in the handler's open places.
  public let desk: TrialDesk

  /// A trial of the given parts.
  public init(_ name: String, _ action: Action, values: [String: [TrialValue]], desk: TrialDesk = TrialDesk()) {
    self.name = name
    self.action = action
    self.values = values
    self.desk = desk
  }
}
