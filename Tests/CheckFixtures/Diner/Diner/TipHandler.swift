import Intents

final class TipHandler: NSObject, GiveTipIntentHandling, WriteReviewIntentHandling {
  func handle(intent: GiveTipIntent) async -> GiveTipIntentResponse {
    GiveTipIntentResponse(code: .success, userActivity: nil)
  }
}
