// Written by intentc for the tests of Notes.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Go to a Notebook")
struct GoToNotebookTests {
    @Test("Does its work")
    func happyPath() async {
        await withKnownIssue("the work of `QuillGoToNotebookIntentHandling` is still to be moved") {
            _ = try await makeAction().perform()
        }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `QuillGoToNotebookIntentHandling` is still to be moved") {
            await #expect(throws: GoToNotebookError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [GoToNotebookError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> GoToNotebook {
        let action = GoToNotebook()
        action.notebook = Notebook(id: "notebook", displayString: "Notebook")
        return action
    }
}
