// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `StartIntervalsIntent`: “Start Interval Training”.
///
/// “Starts a timer for intervals with rests in between.”
///
/// - Summary: “Start ${rounds} rounds of ${style} with ${work} each”
/// - Summary: “Start ${rounds} rounds of ${style} with ${work} each and ${rest} of rest”
class StartIntervalsIntentHandler: NSObject, StartIntervalsIntentHandling {
    // MARK: - Resolving

    /// Resolves “Style”.
    ///
    /// - Default: `.tabata`
    /// - Prompt: “Which kind of intervals?”
    func resolveStyle(for intent: StartIntervalsIntent) async -> IntervalStyleResolutionResult {
        let style = intent.style == .unknown ? .tabata : intent.style
        return .success(with: style)
    }

    /// Resolves “Rounds”.
    ///
    /// - Default: `8`
    /// - Range: `1...30`
    /// - Prompt: “How many rounds?”
    /// - `.negativeNumbersNotSupported`: “The number of rounds cannot be negative.”
    /// - `.greaterThanMaximumValue`: “${maximumValue} rounds are the limit.”
    /// - `.lessThanMinimumValue`: “Do at least ${minimumValue} round.”
    func resolveRounds(for intent: StartIntervalsIntent) async -> StartIntervalsRoundsResolutionResult {
        let rounds = intent.rounds?.intValue ?? 8
        if rounds < 0 {
            return .unsupported(forReason: .negativeNumbersNotSupported)
        }
        if rounds < 1 {
            return .unsupported(forReason: .lessThanMinimumValue)
        }
        if rounds > 30 {
            return .unsupported(forReason: .greaterThanMaximumValue)
        }
        return .success(with: rounds)
    }

    /// Resolves “Work”.
    ///
    /// - Default: 1 minute
    /// - Range: 0.5 to 20 minutes
    /// - Shown in minutes
    /// - Prompt: “How long should one round be?”
    func resolveWork(for intent: StartIntervalsIntent) async -> INTimeIntervalResolutionResult {
        let work = intent.work?.doubleValue ?? 60.0
        if work < 30.0 {
            return .unsupported()
        }
        if work > 1200.0 {
            return .unsupported()
        }
        return .success(with: work)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: StartIntervalsIntent) async -> StartIntervalsIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return StartIntervalsIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: StartIntervalsIntent) async -> StartIntervalsIntentResponse {
        switch await outcome(of: intent) {
        case .success(let countdown, let total):
            return .success(countdown: countdown, total: total)
        case .failure:
            return StartIntervalsIntentResponse(code: .failure, userActivity: nil)
        case .failureAlreadyRunning:
            return StartIntervalsIntentResponse(code: .failureAlreadyRunning, userActivity: nil)
        case .other(let code):
            return StartIntervalsIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Go in ${countdown}. You will be done after ${total}.”
        ///
        /// - Printed: “${total} in total”
        case success(countdown: NSNumber, total: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// A failure: “Another workout is still running.”
        case failureAlreadyRunning

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(StartIntervalsIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: StartIntervalsIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
