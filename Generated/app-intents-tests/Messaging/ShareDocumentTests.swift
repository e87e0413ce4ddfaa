// Written by intentc for the tests of Messaging.intentdefinition.

import AppIntents
import Testing
@testable import Samples

@Suite("Share a Document")
struct ShareDocumentTests {
    @Test("Gives its result")
    func happyPath() async {
        await withKnownIssue("the work of `ShareDocumentIntentHandling` is still to be moved") {
            let result = try await makeAction().perform()
            #expect(result.value != nil)
        }
    }

    @Test("Asks for ‘Documents’")
    func asksForDocuments() async {
        let action = makeAction()
        action.documents = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Asks for ‘Channel’")
    func asksForIn() async {
        let action = makeAction()
        action.in = nil
        await #expect(throws: AppIntentError.self) { try await action.perform() }
    }

    @Test("Fails")
    func throwsFailure() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `ShareDocumentIntentHandling` is still to be moved") {
            await #expect(throws: ShareDocumentError.failure) {
                try await action.perform()
            }
        }
    }

    @Test("Fails: “You may only read in ${channel}.”")
    func throwsFailureReadOnly() async {
        let action = makeAction()
        // TODO: See to it that the work fails for this.
        await withKnownIssue("the work of `ShareDocumentIntentHandling` is still to be moved") {
            await #expect(throws: ShareDocumentError.failureReadOnly(channel: "Channel")) {
                try await action.perform()
            }
        }
    }

    @Test("Refuses a value: “Documents may have 50 MB at most.”")
    func throwsDocumentsTooLarge() async {
        let action = makeAction()
        // TODO: Give `documents` a value that is refused for this.
        await withKnownIssue("the work of `ShareDocumentIntentHandling` is still to be moved") {
            await #expect(throws: ShareDocumentError.documentsTooLarge) {
                try await action.perform()
            }
        }
    }

    @Test("Refuses a value: “This document is empty.”")
    func throwsDocumentsEmpty() async {
        let action = makeAction()
        // TODO: Give `documents` a value that is refused for this.
        await withKnownIssue("the work of `ShareDocumentIntentHandling` is still to be moved") {
            await #expect(throws: ShareDocumentError.documentsEmpty) {
                try await action.perform()
            }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [ShareDocumentError] = [
            .failure,
            .failureReadOnly(channel: "Channel"),
            .documentsTooLarge,
            .documentsEmpty,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// An action with all its values.
    private func makeAction() -> ShareDocument {
        let action = ShareDocument()
        action.documents = [IntentFile(data: Data(), filename: "documents.txt")]
        action.in = ChatChannelAppEntity(id: "in", displayString: "Channel")
        action.comment = "Comment"
        return action
    }
}
