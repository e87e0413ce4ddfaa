// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `PickUpParcelIntent`: “Request a Pick-up”.
///
/// “Asks the courier to pick up a parcel.”
///
/// - The user is asked for a confirmation before it is handled.
class PickUpParcelIntentHandler: NSObject, PickUpParcelIntentHandling {
    // MARK: - Options

    /// Lists the options for “Parcel”.
    func provideParcelOptionsCollection(
        for intent: PickUpParcelIntent
    ) async throws -> INObjectCollection<ShippedParcel> {
        // TODO: List the values to choose from.
        let items: [ShippedParcel] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Parcel” where no value is set.
    func defaultParcel(for intent: PickUpParcelIntent) -> ShippedParcel? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: PickUpParcelIntent) async -> PickUpParcelIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return PickUpParcelIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: PickUpParcelIntent) async -> PickUpParcelIntentResponse {
        switch await outcome(of: intent) {
        case .success:
            return PickUpParcelIntentResponse(code: .success, userActivity: nil)
        case .failure:
            return PickUpParcelIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return PickUpParcelIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success without a text of its own.
        case success

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(PickUpParcelIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: PickUpParcelIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
