// Written by intentc for the tests of SkyWidgets.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("View the Moon Phase")
struct MoonPhaseTests {
    @Test("Succeeds: “The moon is a ${phase}. The next full moon is on ${nextFullMoon}.”")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value == "Phase")
    }

    @Test("Fails where the handler fails")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    func failures() async {
        await #expect(throws: MoonPhaseError.failure) {
            try await perform { $0.code = .failure }
        }
    }

    @Test("Says why it fails")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    func texts() {
        let errors: [MoonPhaseError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> String? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    private func makeAction() -> MoonPhase {
        let action = MoonPhase()
        action.hemisphere = true
        action.day = DateComponents(year: 2026, month: 5, day: 4)
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, MoonPhaseIntentHandling {
    var code = MoonPhaseIntentResponseCode.success

    func handle(intent: MoonPhaseIntent) async -> MoonPhaseIntentResponse {
        let response = MoonPhaseIntentResponse(code: code, userActivity: nil)
        response.phase = "Phase"
        response.illumination = 1.0
        response.nextFullMoon = DateComponents(year: 2026, month: 5, day: 4)
        return response
    }
}

#endif
