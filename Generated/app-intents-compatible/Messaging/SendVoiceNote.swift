// Migrated by intentc from Messaging.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SendVoiceNote: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "SendVoiceNoteIntent"

    static var title: LocalizedStringResource = "Send a Voice Note"
    static var description = IntentDescription("Sends a recording to people you know.")

    @Parameter(title: "Recording")
    var recording: IntentFile?

    @Parameter(title: "Recipients")
    var recipients: [IntentPerson]?

    @Parameter(title: "Transcript")
    var transcript: IntentFile?

    static var parameterSummary: some ParameterSummary {
        Summary("Send a Voice Note")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$recording, \.$recipients, \.$transcript)) { recording, recipients, transcript in
            DisplayRepresentation(
                title: "Send a voice note to \(recipients!.map { String(localized: "\($0)") }, format: .list(type: .and))",
                subtitle: "With transcript"
            )
        }
        IntentPrediction(parameters: (\.$recording, \.$recipients)) { recording, recipients in
            DisplayRepresentation(
                title: "Send a voice note to \(recipients!.map { String(localized: "\($0)") }, format: .list(type: .and))",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var recipientsParameterPrompt: Self {
        "Who should hear it?"
    }
    static func responseSuccess(length: Measurement<UnitDuration>) -> Self {
        "Sent a note of \(length, format: .measurement(width: .wide))."
    }
}
