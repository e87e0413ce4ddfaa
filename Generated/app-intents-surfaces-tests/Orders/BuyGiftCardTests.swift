// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Testing
@testable import Samples

@Suite("Buy a Gift Card")
struct BuyGiftCardTests {
    @Test("Does its work")
    func happyPath() async {
        await withKnownIssue(
            "the work of `BuyGiftCardIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            _ = try await makeAction().perform()
        }
    }

    @Test("Asks for ‘Amount’")
    func asksForAmount() async {
        let action = makeAction()
        action.amount = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Recipient’")
    func asksForRecipient() async {
        let action = makeAction()
        action.recipient = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `BuyGiftCardIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: BuyGiftCardError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “The payment with ${method} was declined.”")
    func throwsFailureDeclined() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `BuyGiftCardIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: BuyGiftCardError.self) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [BuyGiftCardError] = [
            .failure,
            .failureDeclined(method: "Method"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
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

#endif
