// Scaffolded by intentc from Home.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `SetLightIntent`: “Set the Light”.
///
/// “Sets brightness and mood of the lights.”
///
/// - Summary: “Set ${lights} to ${mood}”
/// - Summary: “Set ${lights} to ${mood} with ${brightness} per cent at ${warmth} kelvin”
class SetLightIntentHandler: NSObject, SetLightIntentHandling {
    // MARK: - Resolving

    /// Resolves “Lights”.
    ///
    /// - Prompt: “Which lights?”
    func resolveLights(for intent: SetLightIntent) async -> [HomeDeviceResolutionResult] {
        guard let lights = intent.lights, !lights.isEmpty else {
            return [.needsValue()]
        }
        return lights.map { value in
            // TODO: Check that the value still exists.
            return .success(with: value)
        }
    }

    /// Resolves “Mood”.
    ///
    /// - Default: `.reading`
    /// - Prompt: “Which mood?”
    func resolveMood(for intent: SetLightIntent) async -> LightMoodResolutionResult {
        let mood = intent.mood == .unknown ? .reading : intent.mood
        return .success(with: mood)
    }

    /// Resolves “Brightness”.
    ///
    /// - Default: `75`
    /// - Range: `0...100`
    /// - Only if `mood` is `.custom`
    /// - Prompt: “How bright?”
    /// - `.negativeNumbersNotSupported`: “The brightness cannot be negative.”
    /// - `.greaterThanMaximumValue`: “${maximumValue} per cent is as bright as it gets.”
    /// - `.lessThanMinimumValue`: “${minimumValue} per cent is the minimum.”
    func resolveBrightness(for intent: SetLightIntent) async -> SetLightBrightnessResolutionResult {
        guard intent.mood == .custom else {
            return .notRequired()
        }
        let brightness = intent.brightness?.doubleValue ?? 75.0
        if brightness < 0 {
            return .unsupported(forReason: .negativeNumbersNotSupported)
        }
        if brightness > 100.0 {
            return .unsupported(forReason: .greaterThanMaximumValue)
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.unsupported(forReason: .notDimmable)`: “${lights} cannot be dimmed to ${brightness}
        //   per cent.”
        return .success(with: brightness)
    }

    // MARK: - Options

    /// Lists the options for “Lights”.
    func provideLightsOptionsCollection(for intent: SetLightIntent) async throws -> INObjectCollection<HomeDevice> {
        // TODO: List the values to choose from.
        let items: [HomeDevice] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Lights” where no value is set.
    func defaultLights(for intent: SetLightIntent) -> [HomeDevice]? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: SetLightIntent) async -> SetLightIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return SetLightIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: SetLightIntent) async -> SetLightIntentResponse {
        switch await outcome(of: intent) {
        case .success(let mood):
            return .success(mood: mood)
        case .failure:
            return SetLightIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return SetLightIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    enum Outcome {
        /// A success: “The lights are set to ${mood}.”
        case success(mood: LightMood)

        /// A failure without a text of its own.
        case failure

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(SetLightIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    func outcome(of intent: SetLightIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
