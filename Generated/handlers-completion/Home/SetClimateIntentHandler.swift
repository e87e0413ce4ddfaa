// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `SetClimateIntent`: “Set the Room Climate”.
///
/// “Sets temperature and humidity of a room.”
///
/// - Summary: “Set ${room} to ${target}”
class SetClimateIntentHandler: NSObject, SetClimateIntentHandling {
    // MARK: - Resolving

    /// Resolves “Temperature”.
    ///
    /// - Prompt: “How warm should it be?”
    func resolveTarget(
        for intent: SetClimateIntent,
        with completion: @escaping (INTemperatureResolutionResult) -> Void
    ) {
        guard let target = intent.target else {
            completion(.needsValue())
            return
        }
        completion(.success(with: target))
    }

    // MARK: - Options

    /// Lists the options for “Room”.
    func provideRoomOptionsCollection(
        for intent: SetClimateIntent,
        with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [NSString] = []
        completion(INObjectCollection(sections: [INObjectSection(title: nil, items: items)]), nil)
    }

    /// Supplies “Room” where no value is set.
    func defaultRoom(for intent: SetClimateIntent) -> String? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: SetClimateIntent, completion: @escaping (SetClimateIntentResponse) -> Void) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(SetClimateIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: SetClimateIntent, completion: @escaping (SetClimateIntentResponse) -> Void) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let current):
                completion(.success(current: current))
            case .failure:
                completion(SetClimateIntentResponse(code: .failure, userActivity: nil))
            case .failureNoHeating:
                completion(SetClimateIntentResponse(code: .failureNoHeating, userActivity: nil))
            case .other(let code):
                completion(SetClimateIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “It is ${current} now.”
        case success(current: Measurement<UnitTemperature>)

        /// A failure without a text of its own.
        case failure

        /// A failure: “There is no heating in this room.”
        case failureNoHeating

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(SetClimateIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    func outcome(of intent: SetClimateIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}
