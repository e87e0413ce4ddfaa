// Written by intentc for the tests of Reading.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Renew Loans")
struct RenewLoansTests {
    @Test("Does its work")
    func happyPath() async {
        await withKnownIssue(
            "the work of `RenewLoansIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            _ = try await makeAction().perform()
        }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `RenewLoansIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: RenewLoansError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “Somebody else is waiting for one of them.”")
    func throwsFailureReserved() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `RenewLoansIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: RenewLoansError.failureReserved) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [RenewLoansError] = [
            .failure,
            .failureReserved,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> RenewLoans {
        let action = RenewLoans()
        action.books = [LibraryBookAppEntity(id: "books", displayString: "Books")]
        action.card = "A-1200"
        return action
    }
}
