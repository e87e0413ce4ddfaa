// Scaffolded by intentc from Workouts.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `CheckInAtGymIntent`: “Check In at the Gym”.
///
/// “Checks you in and reserves a locker.”
///
/// - Summary: “Check in at ${gym} with ${partner}”
class CheckInAtGymIntentHandler: NSObject, CheckInAtGymIntentHandling {
    // MARK: - Resolving

    /// Resolves “Gym”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt while configuring: “Which gym?”
    /// - Prompt: “Which gym are you at?”
    /// - Introduction to a choice: “There are ${count} gyms near you.”
    /// - Confirmation: “Are you at ${gym} in ${gym.location}?”
    func resolveGym(for intent: CheckInAtGymIntent) async -> GymClubResolutionResult {
        guard let gym = intent.gym else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        // Other answers are:
        //
        // - `.confirmationRequired(with: gym)`: “Are you at ${gym} in ${gym.location}?”
        let matches = [gym]
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

    /// Lists the options for “Gym”.
    func provideGymOptionsCollection(for intent: CheckInAtGymIntent) async throws -> INObjectCollection<GymClub> {
        // TODO: List the values to choose from.
        let items: [GymClub] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Gym” where no value is set.
    func defaultGym(for intent: CheckInAtGymIntent) -> GymClub? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: CheckInAtGymIntent) async -> CheckInAtGymIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return CheckInAtGymIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: CheckInAtGymIntent) async -> CheckInAtGymIntentResponse {
        switch await outcome(of: intent) {
        case .success(let gym, let locker):
            return .success(gym: gym, locker: locker)
        case .failure:
            return CheckInAtGymIntentResponse(code: .failure, userActivity: nil)
        case .failureNoLocker(let gym):
            return .failureNoLocker(gym: gym)
        case .other(let code):
            return CheckInAtGymIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “Welcome to ${gym}. Your locker is number ${locker}.”
        case success(gym: GymClub, locker: NSNumber)

        /// A failure without a text of its own.
        case failure

        /// A failure: “All lockers at ${gym} are taken.”
        case failureNoLocker(gym: GymClub)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(CheckInAtGymIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: CheckInAtGymIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
