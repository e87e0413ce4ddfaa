internal import HandlerBackend
internal import IntentSemantics
internal import SiriKitInterface
internal import SourceDiagnostics

extension ScaffoldOptions {
  /// The options as the back end takes them; nil where the pattern of the names makes no names, which is reported.
  func handlerOptions(usesSendableCompletions: Bool, diagnostics: inout DiagnosticEngine) -> HandlerOptions? {
    guard let names = HandlerNamePattern(handlerName) else {
      diagnostics.report(
        Diagnostic(
          .invalidIdentifier, HandlerNamePattern.problem(with: handlerName), at: nil,
          hint: "use letters, digits and '_' around {class} or {intent}"))
      return nil
    }
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
