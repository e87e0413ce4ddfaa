// Migrated by intentc from Messaging.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct ShareDocument: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ShareDocumentIntent"
    static let title: LocalizedStringResource = "Share a Document"
    static let description: IntentDescription? = IntentDescription(
        "Shares documents in a channel.",
        categoryName: "Share"
    )

    @Parameter(
        title: "Documents",
        supportedTypeIdentifiers: ["com.adobe.pdf", "public.presentation", "public.spreadsheet"],
        requestValueDialog: "Which documents?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var documents: [IntentFile]?

    @Parameter(title: "Channel", requestValueDialog: "In which channel?")
    var `in`: ChatChannelAppEntity?

    @Parameter(title: "Comment")
    var comment: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Share \(\.$documents) in \(\.$in)") {
            \.$comment
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<ChatChannelAppEntity> & ProvidesDialog {
        guard let documents else {
            throw $documents.needsValueError("Which documents?")
        }
        guard let `in` else {
            throw $in.needsValueError("In which channel?")
        }
        // TODO: Move the work of `ShareDocumentIntentHandling` here.
        //
        // - Where it failed or refused a value, throw an error of `ShareDocumentError`.
        // - Ask with `chooseIn(among:)`.
        // - To ask anew after `tooLarge`, `throw $documents.needsValueError("Documents may have 50
        //   MB at most.")`.
        // - To ask anew after `empty`, `throw $documents.needsValueError("This document is
        //   empty.")`.
        _ = (documents, `in`)
        let value: ChatChannelAppEntity = try MigrationGap.value()
        let count: Int = try MigrationGap.value()
        return .result(value: value, dialog: "Shared \(count) documents in \(value).")
    }

    private func chooseIn(among values: [ChatChannelAppEntity]) async throws -> ChatChannelAppEntity {
        guard let `in` else {
            return try await $in.requestDisambiguation(among: values)
        }
        return try await $in.requestDisambiguation(
            among: values,
            dialog: "There are \(values.count) channels called ‘\(`in`)’."
        )
    }
}

/// Why ‘Share a Document’ can fail.
enum ShareDocumentError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureReadOnly(channel: String)
    case documentsTooLarge
    case documentsEmpty

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureReadOnly(let channel):
            "You may only read in \(channel)."
        case .documentsTooLarge:
            "Documents may have 50 MB at most."
        case .documentsEmpty:
            "This document is empty."
        }
    }
}
