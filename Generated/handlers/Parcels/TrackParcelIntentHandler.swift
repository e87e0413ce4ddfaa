// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `TrackParcelIntent`: “Track a Parcel”.
///
/// “Says where a parcel is.”
///
/// - Summary: “Track ${parcel}”
class TrackParcelIntentHandler: NSObject, TrackParcelIntentHandling {
    // MARK: - Resolving

    /// Resolves “Parcel”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which parcel?”
    func resolveParcel(for intent: TrackParcelIntent) async -> ShippedParcelResolutionResult {
        guard let parcel = intent.parcel else {
            return .needsValue()
        }
        // TODO: Check that the value still exists.
        return .success(with: parcel)
    }

    // MARK: - Options

    /// Lists the options for “Parcel”.
    func provideParcelOptionsCollection(
        for intent: TrackParcelIntent
    ) async throws -> INObjectCollection<ShippedParcel> {
        // TODO: List the values to choose from.
        let items: [ShippedParcel] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Parcel” where no value is set.
    func defaultParcel(for intent: TrackParcelIntent) -> ShippedParcel? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: TrackParcelIntent) async -> TrackParcelIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return TrackParcelIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: TrackParcelIntent) async -> TrackParcelIntentResponse {
        switch await outcome(of: intent) {
        case .success(let parcel, let status):
            return .success(parcel: parcel, status: status)
        case .failure:
            return TrackParcelIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return TrackParcelIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “${parcel} is ${status}.”
        case success(parcel: ShippedParcel, status: ParcelStatus)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(TrackParcelIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: TrackParcelIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
