// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct CleanUpText: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "QuillCleanUpTextIntent"

    static var title: LocalizedStringResource = "Clean Up Text"
    static var description = IntentDescription("Removes blank lines and double spaces.")

    @Parameter(title: "Text")
    var text: String?

    @Parameter(title: "Line Width", default: 80)
    var width: Int?

    @Parameter(title: "Compression", default: 0.5)
    var ratio: Double?

    static var parameterSummary: some ParameterSummary {
        Summary("Clean up \(\.$text) & wrap after \(\.$width) characters") {
            \.$ratio
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$text, \.$width, \.$ratio)) { text, width, ratio in
            DisplayRepresentation(
                title: "Clean up \(text!) & wrap after \(width!) characters",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        // TODO: Move the work of the old handler here.
        return .result(value: String())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static func responseSuccess(removed: Int) -> Self {
        "Done.\n\(removed) characters < before."
    }
}
