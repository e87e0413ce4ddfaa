// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Testing
@testable import Samples

@Suite("Book a Table")
struct BookTableTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue(
            "the work of `BookTableIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Guests’")
    func asksForGuests() async {
        let action = makeAction()
        action.guests = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Date’")
    func asksForDate() async {
        let action = makeAction()
        action.date = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `BookTableIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: BookTableError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “There is no free table on ${date}.”")
    func throwsFailureFullyBooked() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `BookTableIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: BookTableError.self) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [BookTableError] = [
            .failure,
            .failureFullyBooked(date: "Date"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> BookTable {
        let action = BookTable()
        action.guests = 2
        action.date = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        action.in = .public
        action.groupName = "Group Name"
        return action
    }
}

#endif
