// Migrated by intentc from Notes.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct CreateNote: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "QuillCreateNoteIntent"
    static let title: LocalizedStringResource = "Create a Note"
    static let description: IntentDescription? = IntentDescription(
        "Writes a new note into a notebook.",
        categoryName: "Create"
    )

    @Parameter(
        title: "Heading",
        default: "New Note",
        inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .words),
        requestValueDialog: "What is the heading?"
    )
    var heading: String?

    @Parameter(
        title: "Text",
        inputOptions: String.IntentInputOptions(keyboardType: .default, multiline: true),
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var text: String?

    @Parameter(title: "Format", default: .markdown)
    var format: NoteFormat?

    @Parameter(title: "Notebook", requestValueDialog: "In which notebook?")
    var notebook: Notebook?

    @Parameter(title: "Pin", displayName: Bool.IntentDisplayName(true: "pinned", false: "false"))
    var isPinned: Bool?

    @Parameter(title: "Attachments")
    var attachments: [IntentFile]?

    static var parameterSummary: some ParameterSummary {
        Summary("Create \(\.$heading) with \(\.$text) in \(\.$notebook)") {
            \.$format
            \.$isPinned
            \.$attachments
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<QuillNote> & ProvidesDialog {
        guard let heading else {
            throw $heading.needsValueError("What is the heading?")
        }
        guard let notebook else {
            throw $notebook.needsValueError("In which notebook?")
        }
        // TODO: Move the work of `QuillCreateNoteIntentHandling` here.
        //
        // - Where it failed, throw an error of `CreateNoteError`.
        _ = (heading, notebook)
        let value: QuillNote = try MigrationGap.value()
        return .result(value: value, dialog: "I wrote \(value).")
    }
}

/// Why ‘Create a Note’ can fail.
enum CreateNoteError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureLocked

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureLocked:
            "The notebook is locked."
        }
    }
}
