// Written by intentc for the tests of Notes.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Run a Checklist")
struct RunChecklistTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `QuillRunChecklistIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Checklist’")
    func asksForNote() async {
        let action = makeAction()
        action.note = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `QuillRunChecklistIntentHandling` is still to be moved") {
            await #expect(throws: RunChecklistError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [RunChecklistError] = [
            .failure,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> RunChecklist {
        let action = RunChecklist()
        action.note = QuillNote(id: "note", displayString: "Checklist")
        action.startStep = 1
        return action
    }
}
