internal import HandlerBackend

extension ScaffoldOptions {
  /// The options as the back end takes them; nil where the pattern of the names makes no names.
  func handlerOptions(usesSendableCompletions: Bool) -> HandlerOptions? {
    guard let names = HandlerNamePattern(handlerName) else { return nil }
    let style: HandlerOptions.Style =
      switch self.style {
      case .async: .async
      case .completion: .completion
      }
    let isolation: HandlerOptions.Isolation =
      switch self.isolation {
      case .inferred: .inferred
      case .mainActor: .mainActor
      case .nonisolated: .nonisolated
      }
    return HandlerOptions(
      style: style, access: access.swiftAccess, isolation: isolation, names: names, usesSections: usesSections,
      usesSendableCompletions: usesSendableCompletions)
  }
}
