// Written by intentc for the tests of Notes.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Clean Up Text")
struct CleanUpTextTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `QuillCleanUpTextIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `QuillCleanUpTextIntentHandling` is still to be moved") {
            await #expect(throws: CleanUpTextError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [CleanUpTextError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> CleanUpText {
        let action = CleanUpText()
        action.text = "Text"
        action.width = 80
        action.ratio = 0.5
        return action
    }
}
