// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents
import Testing
@testable import Samples

@Suite("Buy a Gift Card")
struct BuyGiftCardTests {
    @Test("Succeeds: “A card worth ${balance} is on its way to ${recipient}.”")
    func succeedsWithSuccess() async throws {
        try await perform { $0.code = .success }
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("amount")) {
            try await perform { $0.amountResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("recipient")) {
            try await perform { $0.recipientResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: BuyGiftCardError.amount) {
            try await perform { $0.amountResult = .unsupported() }
        }
        await #expect(throws: BuyGiftCardError.recipient) {
            try await perform { $0.recipientResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: BuyGiftCardError.failure) {
            try await perform { $0.code = .failure }
        }
        await #expect(throws: BuyGiftCardError.self) {
            try await perform { $0.code = .failureDeclined }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [BuyGiftCardError] = [
            .failure,
            .failureDeclined(method: "Method"),
            .amount,
            .recipient,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// Performs the action with a handler that says what a test wants.
    private func perform(_ script: (ScriptedHandler) -> Void) async throws {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        _ = try await SiriKitBridge.rehearsing(with: handler) { try await action.perform() }
    }

    /// An action with all its values.
    private func makeAction() -> BuyGiftCard {
        let action = BuyGiftCard()
        action.amount = IntentCurrencyAmount(amount: 1, currencyCode: "EUR")
        action.recipient = IntentPerson(identifier: .unknown, name: .displayName("Recipient"), handle: nil)
        action.method = IntentPaymentMethod(type: .credit, name: "Payment Method")
        action.greeting = "Enjoy your coffee!"
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, BuyGiftCardIntentHandling {
    var amountResult: Samples.INCurrencyAmountResolutionResult?
    var recipientResult: Samples.INPersonResolutionResult?
    var code = BuyGiftCardIntentResponseCode.success

    func handle(intent: BuyGiftCardIntent) async -> BuyGiftCardIntentResponse {
        let response = BuyGiftCardIntentResponse(code: code, userActivity: nil)
        response.balance = IntentCurrencyAmount(amount: 1, currencyCode: "EUR").legacy
        response.recipient = IntentPerson(identifier: .unknown, name: .displayName("Recipient"), handle: nil).legacy
        response.method = IntentPaymentMethod(type: .credit, name: "Payment Method").legacy
        return response
    }

    func resolveAmount(for intent: BuyGiftCardIntent) async -> Samples.INCurrencyAmountResolutionResult {
        amountResult ?? intent.amount.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveRecipient(for intent: BuyGiftCardIntent) async -> Samples.INPersonResolutionResult {
        recipientResult ?? intent.recipient.map { .success(with: $0) } ?? .notRequired()
    }
}

#endif
