// Scaffolded by intentc from SkyWidgets.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `ShowConstellationIntent`: “Show a Constellation”.
///
/// “Opens the sky map at a constellation.”
class ShowConstellationIntentHandler: NSObject, ShowConstellationIntentHandling {
    // MARK: - Options

    /// Lists the options for “Constellation”.
    func provideConstellationOptionsCollection(
        for intent: ShowConstellationIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<SkyConstellation> {
        // TODO: List the values to choose from.
        let items: [SkyConstellation] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Constellation” where no value is set.
    func defaultConstellation(for intent: ShowConstellationIntent) -> SkyConstellation? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: ShowConstellationIntent) async -> ShowConstellationIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return ShowConstellationIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: ShowConstellationIntent) async -> ShowConstellationIntentResponse {
        switch await outcome(of: intent) {
        case .success:
            return ShowConstellationIntentResponse(code: .success, userActivity: nil)
        case .failure:
            return ShowConstellationIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return ShowConstellationIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success without a text of its own.
        case success

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(ShowConstellationIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: ShowConstellationIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
