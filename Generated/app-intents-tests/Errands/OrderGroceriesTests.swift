// Written by intentc for the tests of Errands.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents
import Testing
@testable import Samples

@Suite("Order Groceries")
struct OrderGroceriesTests {
    @Test("Does its work")
    func happyPath() async {
        await withKnownIssue(
            "the work of `OrderGroceriesIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            _ = try await makeAction().perform()
        }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `OrderGroceriesIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: OrderGroceriesError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “${payment} was declined.”")
    func throwsFailureCard() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `OrderGroceriesIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: OrderGroceriesError.self) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [OrderGroceriesError] = [
            .failure,
            .failureCard(payment: "Payment"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> OrderGroceries {
        let action = OrderGroceries()
        action.items = ["Items"]
        action.day = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        action.budget = IntentCurrencyAmount(amount: 1, currencyCode: "EUR")
        action.payment = IntentPaymentMethod(type: .credit, name: "Payment")
        action.address = CLPlacemark(
            location: CLLocation(latitude: 52.5, longitude: 13.4),
            name: "Address",
            postalAddress: nil
        )
        action.contact = IntentPerson(identifier: .unknown, name: .displayName("Contact"), handle: nil)
        action.isGift = true
        action.weight = Measurement(value: 10, unit: UnitMass.kilograms)
        action.route = Measurement(value: 10, unit: UnitLength.meters)
        return action
    }
}

#endif
