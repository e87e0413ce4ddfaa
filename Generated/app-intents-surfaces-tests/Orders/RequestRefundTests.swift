// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Request a Refund")
struct RequestRefundTests {
    @Test("Succeeds: “We will pay back ${amount}.”")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value != nil)
    }

    @Test("Succeeds: “We are looking into it: ${reason}.”")
    func succeedsWithInReview() async throws {
        let value = try await perform { $0.code = .inReview }
        #expect(value != nil)
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("order")) {
            try await perform { $0.orderResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("reason")) {
            try await perform { $0.reasonResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: RequestRefundError.order) {
            try await perform { $0.orderResult = .unsupported() }
        }
        await #expect(throws: RequestRefundError.reason) {
            try await perform { $0.reasonResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: RequestRefundError.failure) {
            try await perform { $0.code = .failure }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [RequestRefundError] = [
            .failure,
            .order,
            .reason,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> IntentCurrencyAmount? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> RequestRefund {
        let action = RequestRefund()
        action.order = CoffeeOrderAppEntity(id: "order", displayString: "Order")
        action.reason = .tooLate
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, RequestRefundIntentHandling {
    var orderResult: CoffeeOrderResolutionResult?
    var reasonResult: RefundReasonResolutionResult?
    var code = RequestRefundIntentResponseCode.success

    func handle(intent: RequestRefundIntent) async -> RequestRefundIntentResponse {
        let response = RequestRefundIntentResponse(code: code, userActivity: nil)
        response.amount = IntentCurrencyAmount(amount: 1, currencyCode: "EUR").legacy
        response.reason = .tooLate
        return response
    }

    func resolveOrder(for intent: RequestRefundIntent) async -> CoffeeOrderResolutionResult {
        orderResult ?? intent.order.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveReason(for intent: RequestRefundIntent) async -> RefundReasonResolutionResult {
        reasonResult ?? .success(with: intent.reason)
    }

    func provideOrderOptionsCollection(
        for intent: RequestRefundIntent
    ) async throws -> INObjectCollection<CoffeeOrder> {
        INObjectCollection<CoffeeOrder>(items: [])
    }
}

#endif
