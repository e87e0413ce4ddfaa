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
    func resolveDevice(for intent: ToggleDeviceIntent) async -> HomeDeviceResolutionResult {
        guard let device = intent.device else {
            return .needsValue()
        }
        // TODO: Check that the value still exists.
        return .success(with: device)
    }

    /// Resolves “State”.
    ///
    /// - Prompt: “On or off?”
    func resolveState(for intent: ToggleDeviceIntent) async -> DeviceStateResolutionResult {
        if intent.state == .unknown {
            return .needsValue()
        }
        let state = intent.state
        return .success(with: state)
    }

    // MARK: - Options

    /// Lists the options for “Device”.
    func provideDeviceOptionsCollection(
        for intent: ToggleDeviceIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<HomeDevice> {
        // TODO: List the values to choose from.
        let items: [HomeDevice] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Supplies “Device” where no value is set.
    func defaultDevice(for intent: ToggleDeviceIntent) -> HomeDevice? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: ToggleDeviceIntent) async -> ToggleDeviceIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return ToggleDeviceIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: ToggleDeviceIntent) async -> ToggleDeviceIntentResponse {
        switch await outcome(of: intent) {
        case .success(let device, let state):
            return .success(device: device, state: state)
        case .failure:
            return ToggleDeviceIntentResponse(code: .failure, userActivity: nil)
        case .scheduled(let device, let state, let countdown):
            return .scheduled(device: device, state: state, countdown: countdown)
        case .failureOffline(let device):
            return .failureOffline(device: device)
        case .other(let code):
            return ToggleDeviceIntentResponse(code: code, userActivity: nil)
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
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: ToggleDeviceIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
