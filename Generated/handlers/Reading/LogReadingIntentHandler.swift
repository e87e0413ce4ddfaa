// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `LogReadingIntent`: “Log Reading Time”.
///
/// “Notes how many pages you read.”
///
/// - Summary: “Log ${pages} pages, ${finished}”
/// - Summary: “Log ${pages} pages, ${finished}, and move the book to ${shelf}”
class LogReadingIntentHandler: NSObject, LogReadingIntentHandling {
    // MARK: - Resolving

    /// Resolves “Pages”.
    ///
    /// - Default: `20`
    /// - Minimum: `1`
    /// - Prompt: “How many pages?”
    /// - `.negativeNumbersNotSupported`: “Pages cannot be negative.”
    /// - `.greaterThanMaximumValue`: “That is more than ${maximumValue} pages.”
    /// - `.lessThanMinimumValue`: “Read at least ${minimumValue} page.”
    func resolvePages(for intent: LogReadingIntent) async -> LogReadingPagesResolutionResult {
        let pages = intent.pages?.intValue ?? 20
        if pages < 0 {
            return .unsupported(forReason: .negativeNumbersNotSupported)
        }
        if pages < 1 {
            return .unsupported(forReason: .lessThanMinimumValue)
        }
        return .success(with: pages)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: LogReadingIntent) async -> LogReadingIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return LogReadingIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: LogReadingIntent) async -> LogReadingIntentResponse {
        switch await outcome(of: intent) {
        case .success(let total):
            return .success(total: total)
        case .failure:
            return LogReadingIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return LogReadingIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “${total} pages this month.”
        case success(total: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(LogReadingIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: LogReadingIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
