/// What can be wrong with a handler's answers.
public enum HandlingError: Error, Sendable, Hashable {
  /// The method called its completion handler with neither options nor an error.
  case noOptions(method: String)
}

extension HandlingError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .noOptions(let method): "'\(method)' gave neither options nor an error"
    }
  }
}
