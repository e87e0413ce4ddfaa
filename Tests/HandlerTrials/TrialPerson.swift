/// A person who answers questions after a fixed plan.
public struct TrialPerson: Codable, Sendable {
  /// The answers to the questions for values, by parameter; the first one that comes is given over and over.
  public var values: [String: [TrialValue]] = [:]

  /// The number of the choice that is made, from 1.
  public var choice = 1

  /// Whether values are confirmed.
  public var confirms = true

  /// Whether the intent may be handled.
  public var permits = true

  /// The number of the question at which the person gives up, from 1; nil for never.
  public var cancelsAt: Int?

  /// Whether every answer is a mumble.
  public var mumbles = false

  /// The language that is spoken; nil for the definition's.
  public var language: String?

  /// The folder of the translations.
  public var tables: String?

  /// A person who gives these values and agrees to everything.
  public init(values: [String: [TrialValue]] = [:]) {
    self.values = values
  }
}
