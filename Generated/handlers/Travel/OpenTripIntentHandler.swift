// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `OpenTripIntent`: “Open a Trip”.
///
/// “Opens the plan of a trip in the app.”
///
/// - Summary: “Open ${trip}”
/// - Summary: “Open ${trip} with ${sharedWith}”
class OpenTripIntentHandler: NSObject, OpenTripIntentHandling {
    // MARK: - Resolving

    /// Resolves “Trip”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which trip?”
    /// - Introduction to a choice: “You have ${count} trips planned.”
    /// - Choice: “Which one?”
    func resolveTrip(for intent: OpenTripIntent) async -> TravelTripResolutionResult {
        guard let trip = intent.trip else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        let matches = [trip]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
    }

    // MARK: - Options

    /// Lists the options for “Trip”.
    func provideTripOptionsCollection(
        for intent: OpenTripIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<TravelTrip> {
        // TODO: List the values to choose from.
        let items: [TravelTrip] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Trip” where no value is set.
    func defaultTrip(for intent: OpenTripIntent) -> TravelTrip? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: OpenTripIntent) async -> OpenTripIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return OpenTripIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: OpenTripIntent) async -> OpenTripIntentResponse {
        switch await outcome(of: intent) {
        case .success(let trip):
            let response = OpenTripIntentResponse(code: .success, userActivity: nil)
            response.trip = trip
            return response
        case .failure:
            return OpenTripIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return OpenTripIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success without a text of its own.
        case success(trip: TravelTrip?)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(OpenTripIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: OpenTripIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
