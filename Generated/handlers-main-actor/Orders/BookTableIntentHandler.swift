// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `BookTableIntent`: “Book a Table”.
///
/// “Reserves a table in the coffee bar.”
///
/// - Summary: “Book a table for ${guests} on ${date} in the ${in}”
/// - Summary: “Book a table for ${guests} of ${groupName} on ${date} in the ${in}”
/// - The user is asked for a confirmation before it is handled.
@MainActor
public class BookTableIntentHandler: NSObject, @preconcurrency BookTableIntentHandling {
    /// Makes a handler, on whatever thread the system asks for one.
    nonisolated public override init() {
    }

    // MARK: - Resolving

    /// Resolves “Guests”.
    ///
    /// - Default: `2`
    /// - Minimum: `1`
    /// - Prompt: “For how many guests?”
    public func resolveGuests(for intent: BookTableIntent) async -> INIntegerResolutionResult {
        let guests = intent.guests?.intValue ?? 2
        if guests < 1 {
            return .unsupported()
        }
        return .success(with: guests)
    }

    /// Resolves “Date”.
    ///
    /// - Prompt: “When would you like to come?”
    /// - Confirmation: “You would like to come on ${date}?”
    public func resolveDate(for intent: BookTableIntent) async -> INDateComponentsResolutionResult {
        guard let date = intent.date else {
            return .needsValue()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.confirmationRequired(with: date)`: “You would like to come on ${date}?”
        return .success(with: date)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    public func confirm(intent: BookTableIntent) async -> BookTableIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return BookTableIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    public func handle(intent: BookTableIntent) async -> BookTableIntentResponse {
        switch await outcome(of: intent) {
        case .success(let tableName, let date):
            return .success(tableName: tableName, date: date)
        case .failure:
            return BookTableIntentResponse(code: .failure, userActivity: nil)
        case .failureFullyBooked(let date):
            return .failureFullyBooked(date: date)
        case .other(let code):
            return BookTableIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    public enum Outcome {
        /// A success: “Table ${tableName} is yours on ${date}.”
        case success(tableName: String, date: DateComponents)

        /// A failure without a text of its own.
        case failure

        /// A failure: “There is no free table on ${date}.”
        case failureFullyBooked(date: DateComponents)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(BookTableIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    public func outcome(of intent: BookTableIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
