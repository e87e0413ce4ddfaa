// Migrated by intentc from Messaging.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ShareDocument: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "ShareDocumentIntent"

    static var title: LocalizedStringResource = "Share a Document"
    static var description = IntentDescription("Shares documents in a channel.")

    @Parameter(title: "Documents")
    var documents: [IntentFile]?

    @Parameter(title: "Channel")
    var `in`: ChatChannelAppEntity?

    @Parameter(title: "Comment")
    var comment: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Share \(\.$documents) in \(\.$in)") {
            \.$comment
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$documents, \.$in, \.$comment)) { documents, `in`, comment in
            DisplayRepresentation(
                title: "Share \(documents!.map { $0.filename }, format: .list(type: .and)) in \(`in`!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<ChatChannelAppEntity> {
        // TODO: Move the work of the old handler here.
        let value: ChatChannelAppEntity = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var documentsParameterPrompt: Self {
        "Which documents?"
    }
    static var documentsParameterTooLarge: Self {
        "Documents may have 50 MB at most."
    }
    static var documentsParameterEmpty: Self {
        "This document is empty."
    }
    static var inParameterPrompt: Self {
        "In which channel?"
    }
    static func inParameterDisambiguationIntro(count: Int, in: ChatChannelAppEntity) -> Self {
        "There are \(count) channels called ‘\(`in`)’."
    }
    static func responseSuccess(count: Int, channel: ChatChannelAppEntity) -> Self {
        "Shared \(count) documents in \(channel)."
    }
    static func responseFailureReadOnly(channel: ChatChannelAppEntity) -> Self {
        "You may only read in \(channel)."
    }
}
