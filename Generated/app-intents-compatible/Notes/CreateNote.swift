// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct CreateNote: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "QuillCreateNoteIntent"

    static var title: LocalizedStringResource = "Create a Note"
    static var description = IntentDescription("Writes a new note into a notebook.")

    @Parameter(title: "Heading", default: "New Note")
    var heading: String?

    @Parameter(title: "Text")
    var text: String?

    @Parameter(title: "Format", default: .markdown)
    var format: NoteFormat?

    @Parameter(title: "Notebook")
    var notebook: Notebook?

    @Parameter(title: "Pin")
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

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$heading, \.$notebook)) { heading, notebook in
            DisplayRepresentation(
                title: "Create \(heading!)",
                subtitle: "In \(notebook!)"
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<QuillNote> {
        // TODO: Move the work of the old handler here.
        let value: QuillNote = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var headingParameterPrompt: Self {
        "What is the heading?"
    }
    static var notebookParameterPrompt: Self {
        "In which notebook?"
    }
    static func responseSuccess(note: QuillNote) -> Self {
        "I wrote \(note)."
    }
    static var responseFailureLocked: Self {
        "The notebook is locked."
    }
}
