/// The app's answer to `confirm` or `handle`.
public struct DialogueResponse: Sendable, Hashable {
  /// The name of the outcome, for example `success`.
  public let code: String

  /// The values that go with it, by the names that tokens use.
  public let values: [String: DialogueValue]

  /// An answer of the given parts.
  public init(code: String, values: [String: DialogueValue] = [:]) {
    self.code = code
    self.values = values
  }
}
