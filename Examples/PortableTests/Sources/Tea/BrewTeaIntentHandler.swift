import Foundation
import IntentsTestKit

public class BrewTeaIntentHandler: NSObject, BrewTeaIntentHandling {
  public func resolveKind(for intent: BrewTeaIntent) async -> TeaKindResolutionResult {
    intent.kind == .unknown ? .needsValue() : .success(with: intent.kind)
  }

  public func resolveCups(for intent: BrewTeaIntent) async -> INIntegerResolutionResult {
    guard let cups = intent.cups?.intValue else { return .needsValue() }
    return .success(with: cups)
  }

  public func handle(intent: BrewTeaIntent) async -> BrewTeaIntentResponse {
    let minutes = 2 + (intent.cups?.intValue ?? 0)
    return .success(minutes: NSNumber(value: minutes))
  }
}
