// Migrated by intentc from Notes.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct GoToNotebook: AppIntent, CustomIntentMigratedAppIntent, DeprecatedAppIntent {
    static let intentClassName = "QuillGoToNotebookIntent"
    static let title: LocalizedStringResource = "Go to a Notebook"
    static let description: IntentDescription? = IntentDescription("Opens a notebook at its last page.")
    static let isDiscoverable = false
    static let supportedModes: IntentModes = .foreground

    static var deprecation: IntentDeprecation<Never> {
        IntentDeprecation(message: "This action is out of date.")
    }

    @Parameter(title: "Notebook")
    var notebook: Notebook?

    static var parameterSummary: some ParameterSummary {
        Summary("Go to a Notebook")
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of `QuillGoToNotebookIntentHandling` here.
        //
        // - Where it failed, throw an error of `GoToNotebookError`.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}

/// Why ‘Go to a Notebook’ can fail.
enum GoToNotebookError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
