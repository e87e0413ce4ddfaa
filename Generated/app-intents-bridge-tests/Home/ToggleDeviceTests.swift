// Written by intentc for the tests of Home.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Toggle a Device")
struct ToggleDeviceTests {
    @Test("Succeeds: “${device} is ${state}.”")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value == .on)
    }

    @Test("Succeeds: “${device} will be ${state} in ${countdown}.”")
    func succeedsWithScheduled() async throws {
        let value = try await perform { $0.code = .scheduled }
        #expect(value == .on)
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("device")) {
            try await perform { $0.deviceResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("state")) {
            try await perform { $0.stateResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: ToggleDeviceError.device) {
            try await perform { $0.deviceResult = .unsupported() }
        }
        await #expect(throws: ToggleDeviceError.state) {
            try await perform { $0.stateResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: ToggleDeviceError.failure) {
            try await perform { $0.code = .failure }
        }
        await #expect(throws: ToggleDeviceError.failureOffline(device: "Device")) {
            try await perform { $0.code = .failureOffline }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [ToggleDeviceError] = [
            .failure,
            .failureOffline(device: "Device"),
            .device,
            .state,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> DeviceStateAppEnum? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> ToggleDevice {
        let action = ToggleDevice()
        action.device = HomeDeviceAppEntity(id: "device", displayString: "Device")
        action.state = .on
        action.delay = 0
        action.announce = true
        action.announcement = "Announcement"
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, ToggleDeviceIntentHandling {
    var deviceResult: HomeDeviceResolutionResult?
    var stateResult: DeviceStateResolutionResult?
    var code = ToggleDeviceIntentResponseCode.success

    func handle(intent: ToggleDeviceIntent) async -> ToggleDeviceIntentResponse {
        let response = ToggleDeviceIntentResponse(code: code, userActivity: nil)
        response.state = .on
        response.device = HomeDevice(identifier: "device", display: "Device")
        response.countdown = 60
        return response
    }

    func resolveDevice(for intent: ToggleDeviceIntent) async -> HomeDeviceResolutionResult {
        deviceResult ?? intent.device.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveState(for intent: ToggleDeviceIntent) async -> DeviceStateResolutionResult {
        stateResult ?? .success(with: intent.state)
    }

    func provideDeviceOptionsCollection(
        for intent: ToggleDeviceIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<HomeDevice> {
        INObjectCollection<HomeDevice>(items: [])
    }
}

#endif
