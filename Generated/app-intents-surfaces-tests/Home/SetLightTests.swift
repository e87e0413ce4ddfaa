// Written by intentc for the tests of Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Set the Light")
struct SetLightTests {
    @Test("Succeeds: “The lights are set to ${mood}.”")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value == .reading)
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("lights")) {
            try await perform { $0.lightsResult = [.needsValue()] }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("mood")) {
            try await perform { $0.moodResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: SetLightError.lights) {
            try await perform { $0.lightsResult = [.unsupported()] }
        }
        await #expect(throws: SetLightError.mood) {
            try await perform { $0.moodResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: SetLightError.failure) {
            try await perform { $0.code = .failure }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [SetLightError] = [
            .failure,
            .lights,
            .mood,
            .brightness,
            .brightnessNegativeNumbersNotSupported,
            .brightnessGreaterThanMaximumValue,
            .brightnessLessThanMinimumValue,
            .brightnessNotDimmable(lights: "Lights", brightness: 1.0),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> LightMoodAppEnum? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> SetLight {
        let action = SetLight()
        action.lights = [HomeDeviceAppEntity(id: "lights", displayString: "Lights")]
        action.mood = .reading
        action.brightness = 75.0
        action.warmth = 2700
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, SetLightIntentHandling {
    var lightsResult: [HomeDeviceResolutionResult]?
    var moodResult: LightMoodResolutionResult?
    var brightnessResult: SetLightBrightnessResolutionResult?
    var code = SetLightIntentResponseCode.success

    func handle(intent: SetLightIntent) async -> SetLightIntentResponse {
        let response = SetLightIntentResponse(code: code, userActivity: nil)
        response.mood = .reading
        response.brightness = 1.0
        return response
    }

    func resolveLights(for intent: SetLightIntent) async -> [HomeDeviceResolutionResult] {
        lightsResult ?? (intent.lights ?? []).map { .success(with: $0) }
    }

    func resolveMood(for intent: SetLightIntent) async -> LightMoodResolutionResult {
        moodResult ?? .success(with: intent.mood)
    }

    func resolveBrightness(for intent: SetLightIntent) async -> SetLightBrightnessResolutionResult {
        brightnessResult ?? intent.brightness.map { .success(with: $0.doubleValue) } ?? .notRequired()
    }

    func provideLightsOptionsCollection(for intent: SetLightIntent) async throws -> INObjectCollection<HomeDevice> {
        INObjectCollection<HomeDevice>(items: [])
    }
}

#endif
