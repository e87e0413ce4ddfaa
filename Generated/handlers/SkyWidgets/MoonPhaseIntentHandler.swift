// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `MoonPhaseIntent`: “View the Moon Phase”.
///
/// “Shows tonight’s moon and the next full moon.”
///
/// - Summary: “View the ${hemisphere} moon of ${day}”
class MoonPhaseIntentHandler: NSObject, MoonPhaseIntentHandling {
    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: MoonPhaseIntent) async -> MoonPhaseIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return MoonPhaseIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: MoonPhaseIntent) async -> MoonPhaseIntentResponse {
        switch await outcome(of: intent) {
        case .success(let phase, let nextFullMoon, let illumination):
            return .success(phase: phase, nextFullMoon: nextFullMoon, illumination: illumination)
        case .failure:
            return MoonPhaseIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return MoonPhaseIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “The moon is a ${phase}. The next full moon is on ${nextFullMoon}.”
        ///
        /// - Printed: “${phase}, ${illumination} lit”
        case success(phase: String, nextFullMoon: DateComponents, illumination: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(MoonPhaseIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: MoonPhaseIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
