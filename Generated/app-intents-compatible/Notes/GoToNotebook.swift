// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct GoToNotebook: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "QuillGoToNotebookIntent"

    static var title: LocalizedStringResource = "Go to a Notebook"
    static var description = IntentDescription("Opens a notebook at its last page.")

    @Parameter(title: "Notebook")
    var notebook: Notebook?

    static var parameterSummary: some ParameterSummary {
        Summary("Go to a Notebook")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$notebook)) { notebook in
            DisplayRepresentation(
                title: "Go to \(notebook!)",
                subtitle: ""
            )
        }
        IntentPrediction(displayRepresentation: {
            DisplayRepresentation(
                title: "Go to the last notebook",
                subtitle: ""
            )
        })
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}
