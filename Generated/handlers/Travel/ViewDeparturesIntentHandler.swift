// Scaffolded by intentc from Travel.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `ViewDeparturesIntent`: “View Departures”.
///
/// “Lists what leaves from a station around a certain time.”
///
/// - Summary: “View departures from ${station} on ${day} between ${from} and ${until}”
class ViewDeparturesIntentHandler: NSObject, ViewDeparturesIntentHandling {
    // MARK: - Resolving

    /// Resolves “Station”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which station?”
    func resolveStation(for intent: ViewDeparturesIntent) async -> TravelStopResolutionResult {
        guard let station = intent.station else {
            return .needsValue()
        }
        // TODO: Check that the value still exists.
        return .success(with: station)
    }

    // MARK: - Options

    /// Lists the options for “Station”.
    func provideStationOptionsCollection(
        for intent: ViewDeparturesIntent
    ) async throws -> INObjectCollection<TravelStop> {
        // TODO: List the values to choose from.
        let items: [TravelStop] = []
        return INObjectCollection(items: items)
    }

    /// Lists the options for “Platforms”.
    func providePlatformsOptionsCollection(
        for intent: ViewDeparturesIntent
    ) async throws -> INObjectCollection<NSNumber> {
        // TODO: List the values to choose from.
        let items: [NSNumber] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Station” where no value is set.
    func defaultStation(for intent: ViewDeparturesIntent) -> TravelStop? {
        // TODO: Return the value that most people want.
        return nil
    }

    /// Supplies “Platforms” where no value is set.
    func defaultPlatforms(for intent: ViewDeparturesIntent) -> [NSNumber]? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: ViewDeparturesIntent) async -> ViewDeparturesIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return ViewDeparturesIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: ViewDeparturesIntent) async -> ViewDeparturesIntentResponse {
        switch await outcome(of: intent) {
        case .success(let next, let last, let departures):
            let response = ViewDeparturesIntentResponse.success(next: next, last: last)
            response.departures = departures
            return response
        case .failure:
            return ViewDeparturesIntentResponse(code: .failure, userActivity: nil)
        case .failureStrike:
            return ViewDeparturesIntentResponse(code: .failureStrike, userActivity: nil)
        case .other(let code):
            return ViewDeparturesIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “The next one leaves ${next}, the last one ${last}.”
        case success(next: DateComponents, last: DateComponents, departures: [String]?)

        /// A failure without a text of its own.
        case failure

        /// A failure: “Nothing leaves today because of a strike.”
        case failureStrike

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(ViewDeparturesIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: ViewDeparturesIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
