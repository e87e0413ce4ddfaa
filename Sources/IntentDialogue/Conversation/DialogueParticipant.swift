/// The app's side of a conversation: what holds the intent and answers `resolve`, `confirm` and `handle`.
///
/// It may be a real handler or one that is played from the definition alone.
public protocol DialogueParticipant {
  /// A value of a parameter.
  associatedtype Value

  /// The values of a parameter; none for a parameter that is not set, one for a parameter that is no array.
  func values(of parameter: IntentScript.Parameter) -> [Value]

  /// Sets the values of a parameter; none to clear it.
  ///
  /// - Throws: An error if the parameter cannot hold such values.
  mutating func setValues(_ values: [Value], of parameter: IntentScript.Parameter) throws

  /// What is said of a value.
  func spokenValue(_ value: Value, of parameter: IntentScript.Parameter) -> DialogueValue

  /// The value that a person means by a text; nil if the text is not understood.
  func value(meantBy text: String, for parameter: IntentScript.Parameter) -> Value?

  /// What the app offers as values of a parameter; none where it leaves that open.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - term: The words that are looked for; nil for everything that there is. An app that cannot search offers none.
  /// - Returns: The options in the app's order.
  /// - Throws: The app's error.
  mutating func options(for parameter: IntentScript.Parameter, matching term: String?) async throws -> [Value]

  /// What the app says about a parameter: one result, or one for each element of an array.
  ///
  /// - Throws: An error if the app gives no answer that can be read.
  mutating func resolve(_ parameter: IntentScript.Parameter) async throws -> [DialogueResolution<Value>]

  /// Whether the intent as a whole can be handled.
  mutating func confirm() async throws -> DialogueResponse

  /// Carries the intent out.
  mutating func handle() async throws -> DialogueResponse
}

extension DialogueParticipant {
  /// Nothing: an app without options of its own.
  public mutating func options(
    for parameter: IntentScript.Parameter, matching term: String?
  ) async throws -> [Value] {
    []
  }
}
