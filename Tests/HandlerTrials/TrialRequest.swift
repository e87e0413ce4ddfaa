/// The trials of the handlers of one module.
public struct TrialRequest: Codable, Sendable {
  /// The trials of one handler.
  public struct Handler: Codable, Sendable {
    /// The class of the intent.
    public let intent: String

    /// The class of the handler.
    public let handler: String

    /// What is tried, in order.
    public let trials: [Trial]

    /// Trials of a handler of an intent.
    public init(intent: String, handler: String, trials: [Trial]) {
      self.intent = intent
      self.handler = handler
      self.trials = trials
    }
  }

  /// The module of the intents.
  public let classModule: String

  /// The handlers.
  public let handlers: [Handler]

  /// Trials of the handlers of a module.
  public init(classModule: String, handlers: [Handler]) {
    self.classModule = classModule
    self.handlers = handlers
  }
}
