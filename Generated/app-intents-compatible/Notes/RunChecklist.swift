// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct RunChecklist: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "QuillRunChecklistIntent"

    static var title: LocalizedStringResource = "Run a Checklist"
    static var description = IntentDescription("Goes through a checklist step by step.")

    @Parameter(title: "Checklist")
    var note: QuillNote?

    @Parameter(title: "First Step", default: 1)
    var startStep: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$note, .hasAnyValue) {
            Summary("Run \(\.$note) from step \(\.$startStep)")
        } otherwise: {
            Summary("Run \(\.$note)")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$note, \.$startStep)) { note, startStep in
            DisplayRepresentation(
                title: "Run \(note!) from step \(startStep!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$note)) { note in
            DisplayRepresentation(
                title: "Run \(note!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        // TODO: Move the work of the old handler here.
        return .result(value: Bool())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var noteParameterPrompt: Self {
        "Which checklist?"
    }
    static func responseSuccess(isComplete: Bool) -> Self {
        "The list is \(isComplete ? String(localized: "complete") : String(localized: "unfinished"))."
    }
}
