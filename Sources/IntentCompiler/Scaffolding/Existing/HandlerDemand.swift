internal import HandlerBackend
internal import HandlerSources

/// Which methods of a protocol a handler is expected to have.
struct HandlerDemand {
  /// Whether optional methods that a new handler has are expected too.
  let includesOptional: Bool

  /// What knows the methods of a new handler.
  let backend: HandlerBackend

  /// The methods that a handler lacks; some may be inherited from what no source shows.
  func lacking(_ handler: IntentHandler, for wanted: WantedHandler) -> [IntentHandler.MissingMethod] {
    guard includesOptional else { return handler.missing.filter(\.requirement.isRequired) }
    let names = wanted.methodNames(with: backend)
    return handler.missing.filter { $0.requirement.isRequired || names.contains($0.requirement.name) }
  }
}
