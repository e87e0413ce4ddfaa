// Migrated by intentc from Notes.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct RunChecklist: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "QuillRunChecklistIntent"
    static let title: LocalizedStringResource = "Run a Checklist"
    static let description: IntentDescription? = IntentDescription("Goes through a checklist step by step.")

    @Parameter(title: "Checklist", requestValueDialog: "Which checklist?")
    var note: QuillNote?

    @Parameter(title: "First Step", default: 1, inclusiveRange: (1, 9223372036854775807))
    var startStep: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$note, .hasAnyValue) {
            Summary("Run \(\.$note) from step \(\.$startStep)")
        } otherwise: {
            Summary("Run \(\.$note)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        guard let note else {
            throw $note.needsValueError("Which checklist?")
        }
        // TODO: Move the work of `QuillRunChecklistIntentHandling` here.
        //
        // - Where it failed, throw an error of `RunChecklistError`.
        _ = note
        let value: Bool = try MigrationGap.value()
        return .result(
            value: value,
            dialog: "The list is \(value ? String(localized: "complete") : String(localized: "unfinished"))."
        )
    }
}

/// Why ‘Run a Checklist’ can fail.
enum RunChecklistError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
