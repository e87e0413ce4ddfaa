// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `CountdownIntent`: “Count Down to an Event”.
///
/// “Counts the days until something happens in the sky.”
///
/// - Summary: “Count down to ${kind}”
/// - Summary: “Count down to ${kind}: ${date}”
/// - Summary: “Count down to ${kind}: ${event}”
class CountdownIntentHandler: NSObject, CountdownIntentHandling {
    // MARK: - Options

    /// Lists the options for “Event”.
    func provideEventOptionsCollection(
        for intent: CountdownIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<SkyWidgetEvent> {
        // TODO: List the values to choose from; `intent.kind` is known already.
        let items: [SkyWidgetEvent] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Event” where no value is set.
    func defaultEvent(for intent: CountdownIntent) -> SkyWidgetEvent? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: CountdownIntent) async -> CountdownIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return CountdownIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: CountdownIntent) async -> CountdownIntentResponse {
        switch await outcome(of: intent) {
        case .success(let remaining):
            return .success(remaining: remaining)
        case .failure:
            return CountdownIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return CountdownIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Only ${remaining} to go.”
        case success(remaining: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(CountdownIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: CountdownIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
