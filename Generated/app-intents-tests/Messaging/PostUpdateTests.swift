// Written by intentc for the tests of Messaging.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Post an Update")
struct PostUpdateTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue(
            "the work of `PostUpdateIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Text’")
    func asksForMessage() async {
        let action = makeAction()
        action.message = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Audience’")
    func asksForAudience() async {
        let action = makeAction()
        action.audience = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `PostUpdateIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: PostUpdateError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “The text is too long.”")
    func throwsFailureTooLong() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue(
            "the work of `PostUpdateIntentHandling` is still to be moved, and nobody agrees to it in a test"
        ) {
            await #expect(throws: PostUpdateError.failureTooLong) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [PostUpdateError] = [
            .failure,
            .failureTooLong,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> PostUpdate {
        let action = PostUpdate()
        action.message = "Text"
        action.picture = IntentFile(data: Data(), filename: "picture.txt")
        action.audience = .friends
        return action
    }
}
