// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `NavigateToStopIntent`: “Navigate to a Stop”.
///
/// “Shows the way to a place of your trip.”
///
/// - Summary: “Go to ${destination} ${mode}”
/// - Summary: “Go to ${destination} ${mode} via ${via}”
class NavigateToStopIntentHandler: NSObject, NavigateToStopIntentHandling {
    // MARK: - Resolving

    /// Resolves “Destination”.
    ///
    /// - Prompt: “Where to?”
    func resolveDestination(for intent: NavigateToStopIntent) async -> INPlacemarkResolutionResult {
        guard let destination = intent.destination else {
            return .needsValue()
        }
        return .success(with: destination)
    }

    /// Resolves “Means of Transport”.
    ///
    /// - Default: `.walk`
    /// - Prompt: “How would you like to get there?”
    func resolveMode(for intent: NavigateToStopIntent) async -> TransportModeResolutionResult {
        let mode = intent.mode == .unknown ? .walk : intent.mode
        return .success(with: mode)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: NavigateToStopIntent) async -> NavigateToStopIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return NavigateToStopIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: NavigateToStopIntent) async -> NavigateToStopIntentResponse {
        switch await outcome(of: intent) {
        case .success(let distance, let origin, let eta):
            return .success(distance: distance, origin: origin, eta: eta)
        case .failure:
            return NavigateToStopIntentResponse(code: .failure, userActivity: nil)
        case .failureNoRoute(let mode):
            return .failureNoRoute(mode: mode)
        case .other(let code):
            return NavigateToStopIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “It is ${distance} from ${origin}. You will be there at ${eta}.”
        case success(distance: Measurement<UnitLength>, origin: CLPlacemark, eta: DateComponents)

        /// A failure without a text of its own.
        case failure

        /// A failure: “You cannot get there ${mode}.”
        case failureNoRoute(mode: TransportMode)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(NavigateToStopIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: NavigateToStopIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
