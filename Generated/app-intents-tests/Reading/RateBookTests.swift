// Written by intentc for the tests of Reading.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Rate a Book")
struct RateBookTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `RateBookIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Book’")
    func asksForBook() async {
        let action = makeAction()
        action.book = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Stars’")
    func asksForStars() async {
        let action = makeAction()
        action.stars = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `RateBookIntentHandling` is still to be moved") {
            await #expect(throws: RateBookError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “You have not read ${book} yet.”")
    func throwsFailureNotRead() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `RateBookIntentHandling` is still to be moved") {
            await #expect(throws: RateBookError.failureNotRead(book: "Book")) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [RateBookError] = [
            .failure,
            .failureNotRead(book: "Book"),
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> RateBook {
        let action = RateBook()
        action.book = LibraryBookAppEntity(id: "book", displayString: "Book")
        action.stars = 3.5
        action.review = "Review"
        return action
    }
}
