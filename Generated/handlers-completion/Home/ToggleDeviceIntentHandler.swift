// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `ToggleDeviceIntent`: “Toggle a Device”.
///
/// “Turns a device on or off, now or a little later.”
///
/// - Summary: “Switch ${device}: ${state}”
/// - Summary: “Switch ${device} in ${delay} minutes: ${state}”
/// - Summary: “Say ${announcement} and switch ${device} in ${delay} minutes: ${state}”
class ToggleDeviceIntentHandler: NSObject, ToggleDeviceIntentHandling {
    // MARK: - Resolving

    /// Resolves “Device”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt: “Which device?”
    func resolveDevice(
        for intent: ToggleDeviceIntent,
        with completion: @escaping (HomeDeviceResolutionResult) -> Void
    ) {
        guard let device = intent.device else {
            completion(.needsValue())
            return
        }
        // TODO: Check that the value still exists.
        completion(.success(with: device))
    }

    /// Resolves “State”.
    ///
    /// - Prompt: “On or off?”
    func resolveState(
        for intent: ToggleDeviceIntent,
        with completion: @escaping (DeviceStateResolutionResult) -> Void
    ) {
        if intent.state == .unknown {
            completion(.needsValue())
            return
        }
        let state = intent.state
        completion(.success(with: state))
    }

    // MARK: - Options

    /// Lists the options for “Device”.
    func provideDeviceOptionsCollection(
        for intent: ToggleDeviceIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<HomeDevice>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [HomeDevice] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            completion(INObjectCollection(sections: [INObjectSection(title: nil, items: items)]), nil)
            return
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        completion(INObjectCollection(sections: [INObjectSection(title: nil, items: matches)]), nil)
    }

    /// Supplies “Device” where no value is set.
    func defaultDevice(for intent: ToggleDeviceIntent) -> HomeDevice? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: ToggleDeviceIntent, completion: @escaping (ToggleDeviceIntentResponse) -> Void) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(ToggleDeviceIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: ToggleDeviceIntent, completion: @escaping (ToggleDeviceIntentResponse) -> Void) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let device, let state):
                completion(.success(device: device, state: state))
            case .failure:
                completion(ToggleDeviceIntentResponse(code: .failure, userActivity: nil))
            case .scheduled(let device, let state, let countdown):
                completion(.scheduled(device: device, state: state, countdown: countdown))
            case .failureOffline(let device):
                completion(.failureOffline(device: device))
            case .other(let code):
                completion(ToggleDeviceIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “${device} is ${state}.”
        case success(device: HomeDevice, state: DeviceState)

        /// A failure without a text of its own.
        case failure

        /// A success: “${device} will be ${state} in ${countdown}.”
        case scheduled(device: HomeDevice, state: DeviceState, countdown: NSNumber)

        /// A failure without a text of its own.
        ///
        /// - Printed: “${device} is offline”
        case failureOffline(device: HomeDevice)

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(ToggleDeviceIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    func outcome(of intent: ToggleDeviceIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}
