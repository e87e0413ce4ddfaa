// Written by intentc for the tests of Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Set the Room Climate")
struct SetClimateTests {
    @Test("Succeeds: “It is ${current} now.”")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value == Measurement(value: 10, unit: UnitTemperature.celsius))
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("target")) {
            try await perform { $0.targetResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: SetClimateError.target) {
            try await perform { $0.targetResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: SetClimateError.failure) {
            try await perform { $0.code = .failure }
        }
        await #expect(throws: SetClimateError.failureNoHeating) {
            try await perform { $0.code = .failureNoHeating }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [SetClimateError] = [
            .failure,
            .failureNoHeating,
            .target,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> Measurement<UnitTemperature>? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> SetClimate {
        let action = SetClimate()
        action.target = Measurement(value: 10, unit: UnitTemperature.celsius)
        action.offset = 0.0
        action.room = "Room"
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, SetClimateIntentHandling {
    var targetResult: Samples.INTemperatureResolutionResult?
    var code = SetClimateIntentResponseCode.success

    func handle(intent: SetClimateIntent) async -> SetClimateIntentResponse {
        let response = SetClimateIntentResponse(code: code, userActivity: nil)
        response.current = Measurement(value: 10, unit: UnitTemperature.celsius)
        return response
    }

    func resolveTarget(for intent: SetClimateIntent) async -> Samples.INTemperatureResolutionResult {
        targetResult ?? intent.target.map { .success(with: $0) } ?? .notRequired()
    }

    func provideRoomOptionsCollection(for intent: SetClimateIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection<NSString>(items: [])
    }
}

#endif
