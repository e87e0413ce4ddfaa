// Written by intentc for the tests of Orders.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Request a Refund")
struct RequestRefundTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue(
            "the work of `RequestRefundIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Order’")
    func asksForOrder() async {
        let action = makeAction()
        action.order = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Reason’")
    func asksForReason() async {
        let action = makeAction()
        action.reason = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `RequestRefundIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: RequestRefundError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [RequestRefundError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> RequestRefund {
        let action = RequestRefund()
        action.order = CoffeeOrderAppEntity(id: "order", displayString: "Order")
        action.reason = .tooLate
        return action
    }
}
