#if canImport(Intents) && !os(tvOS)
  import Intents

  /// The handler that the app has always had.
  class BrewTeaIntentHandler: NSObject, BrewTeaIntentHandling {
    func resolveKind(for intent: BrewTeaIntent) async -> TeaKindResolutionResult {
      intent.kind == .unknown ? .needsValue() : .success(with: intent.kind)
    }

    func resolveCups(for intent: BrewTeaIntent) async -> INIntegerResolutionResult {
      guard let cups = intent.cups?.intValue else { return .needsValue() }
      return .success(with: cups)
    }

    func handle(intent: BrewTeaIntent) async -> BrewTeaIntentResponse {
      let minutes = 2 + (intent.cups?.intValue ?? 0)
      return .success(minutes: NSNumber(value: minutes))
    }
  }
#endif
