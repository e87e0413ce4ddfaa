// Written by intentc for the tests of SkyWidgets.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Count Down to an Event")
struct CountdownTests {
    @Test("Succeeds: “Only ${remaining} to go.”")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value == Measurement(value: 60, unit: UnitDuration.seconds))
    }

    @Test("Fails where the handler fails")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    func failures() async {
        await #expect(throws: CountdownError.failure) {
            try await perform { $0.code = .failure }
        }
    }

    @Test("Says why it fails")
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    func texts() {
        let errors: [CountdownError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> Measurement<UnitDuration>? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    private func makeAction() -> Countdown {
        let action = Countdown()
        action.kind = .event
        action.event = SkyEvent(id: "event", displayString: "Event")
        action.date = DateComponents(year: 2026, month: 5, day: 4)
        action.accent = .midnight
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, CountdownIntentHandling {
    var code = CountdownIntentResponseCode.success

    func provideEventOptionsCollection(
        for intent: CountdownIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<SkyWidgetEvent> {
        INObjectCollection<SkyWidgetEvent>(items: [])
    }

    func handle(intent: CountdownIntent) async -> CountdownIntentResponse {
        let response = CountdownIntentResponse(code: code, userActivity: nil)
        response.remaining = 60
        return response
    }
}

#endif
