/// What can be wrong with a handler.
public enum HandlingError: Error, Sendable, Hashable {
  /// The method called its completion handler with neither options nor an error.
  case noOptions(method: String)
  /// The handler has neither form of a method that every handler must have.
  case notImplemented(method: String, handler: String)
  /// The method let go of its completion handler without calling it.
  case neverCompleted(method: String, handler: String)
  /// The method called its completion handler a second time.
  case completedTwice(method: String, handler: String)
  /// The method has given no answer within the time limit.
  case timedOut(method: String, handler: String, limit: Duration)
}

extension HandlingError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .noOptions(let method):
      "'\(method)' gave neither options nor an error"
    case .notImplemented(let method, let handler):
      "\(handler) implements neither form of '\(method)'"
    case .neverCompleted(let method, let handler):
      "'\(method)' of \(handler) let its completion handler go without calling it"
    case .completedTwice(let method, let handler):
      "'\(method)' of \(handler) called its completion handler twice"
    case .timedOut(let method, let handler, let limit):
      "'\(method)' of \(handler) has given no answer within \(limit)"
    }
  }
}
