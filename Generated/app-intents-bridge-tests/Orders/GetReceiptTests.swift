// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Get Receipt")
struct GetReceiptTests {
    @Test("Succeeds")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value != nil)
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: GetReceiptError.failure) {
            try await perform { $0.code = .failure }
        }
        await #expect(throws: GetReceiptError.failureTooOld) {
            try await perform { $0.code = .failureTooOld }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [GetReceiptError] = [
            .failure,
            .failureTooOld,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> IntentFile? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> GetReceipt {
        let action = GetReceipt()
        action.order = CoffeeOrderAppEntity(id: "order", displayString: "Order")
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, GetReceiptIntentHandling {
    var code = GetReceiptIntentResponseCode.success

    func handle(intent: GetReceiptIntent) async -> GetReceiptIntentResponse {
        let response = GetReceiptIntentResponse(code: code, userActivity: nil)
        response.receipt = IntentFile(data: Data(), filename: "receipt.txt").legacy
        return response
    }

    func provideOrderOptionsCollection(for intent: GetReceiptIntent) async throws -> INObjectCollection<CoffeeOrder> {
        INObjectCollection<CoffeeOrder>(items: [])
    }
}

#endif
