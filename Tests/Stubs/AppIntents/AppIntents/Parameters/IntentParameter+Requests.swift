extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try Conversation.current.answer(to: "ask \(name)", dialog ?? valueDialog)
  }

  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws
    -> Value.ValueType
  {
    try Conversation.current.answer(
      to: "choose \(name) among \(values.map { spoken($0) })", dialog ?? disambiguationDialog)
  }

  public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
    try Conversation.current.answer(to: "confirm \(name) \(spoken(value))", dialog)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(
      question: AppIntentError.Question(title: "ask \(name)", dialog: dialog ?? valueDialog) { try self.assign($0) })
  }

  public func needsDisambiguationError(among values: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(
      question: AppIntentError.Question(
        title: "choose \(name) among \(values.map { spoken($0) })", dialog: dialog ?? disambiguationDialog
      ) { try self.assign($0) })
  }

  /// What stands for a value in the log.
  private func spoken(_ value: Value.ValueType) -> String {
    switch value {
    case let value as any AppEnum: value.spokenText
    case let value as any AppEntity: value.spokenText
    case let value as any SpokenObject: value.spokenText
    default: "\(value)"
    }
  }
}

/// What makes the system do something and perform anew, or go on in the app.
public struct AppIntentError: Error, Sendable {
  struct Question: Sendable {
    let title: String
    let dialog: IntentDialog?
    let assign: @Sendable (Any) throws -> Void
  }

  /// How an intent ends whose work goes on in the app.
  struct Ending: Sendable {
    let dialog: IntentDialog?
    /// Whether the app is there already, with the person's consent.
    let isInForeground: Bool
    let continuation: @MainActor @Sendable () async throws -> Void
  }

  /// What is to be asked first.
  let question: Question?

  /// How the intent ends; nil where it is performed anew.
  let ending: Ending?

  init(question: Question?, ending: Ending? = nil) {
    self.question = question
    self.ending = ending
  }

  public static let restartPerform = AppIntentError(question: nil)
}
