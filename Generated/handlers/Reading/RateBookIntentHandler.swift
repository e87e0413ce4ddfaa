// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `RateBookIntent`: “Rate a Book”.
///
/// “Gives a book up to five stars.”
///
/// - Summary: “Rate ${book} with ${stars} stars”
class RateBookIntentHandler: NSObject, RateBookIntentHandling {
    // MARK: - Resolving

    /// Resolves “Book”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which book?”
    /// - Introduction to a choice: “There are ${count} books like ‘${book}’.”
    func resolveBook(for intent: RateBookIntent) async -> LibraryBookResolutionResult {
        guard let book = intent.book else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [book]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
    }

    /// Resolves “Stars”.
    ///
    /// - Default: `3.5`
    /// - Range: `0...5`
    /// - Prompt: “How many stars?”
    func resolveStars(for intent: RateBookIntent) async -> INDoubleResolutionResult {
        let stars = intent.stars?.doubleValue ?? 3.5
        if stars < 0.0 {
            return .unsupported()
        }
        if stars > 5.0 {
            return .unsupported()
        }
        return .success(with: stars)
    }

    // MARK: - Options

    /// Lists the options for “Book”.
    func provideBookOptionsCollection(for intent: RateBookIntent) async throws -> INObjectCollection<LibraryBook> {
        // TODO: List the values to choose from.
        let items: [LibraryBook] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Book” where no value is set.
    func defaultBook(for intent: RateBookIntent) -> LibraryBook? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: RateBookIntent) async -> RateBookIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return RateBookIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: RateBookIntent) async -> RateBookIntentResponse {
        switch await outcome(of: intent) {
        case .success(let book, let average):
            return .success(book: book, average: average)
        case .failure:
            return RateBookIntentResponse(code: .failure, userActivity: nil)
        case .failureNotRead(let book):
            return .failureNotRead(book: book)
        case .other(let code):
            return RateBookIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “${book} has ${average} stars on average.”
        case success(book: LibraryBook, average: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// A failure: “You have not read ${book} yet.”
        ///
        /// - Printed: “Not read yet”
        case failureNotRead(book: LibraryBook)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(RateBookIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: RateBookIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
