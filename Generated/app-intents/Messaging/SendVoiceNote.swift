// Migrated by intentc from Messaging.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct SendVoiceNote: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "SendVoiceNoteIntent"
    static let title: LocalizedStringResource = "Send a Voice Note"
    static let description: IntentDescription? = IntentDescription(
        "Sends a recording to people you know.",
        categoryName: "Share"
    )
    static let isDiscoverable = false
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Recording", supportedTypeIdentifiers: ["public.audio"])
    var recording: IntentFile?

    @Parameter(title: "Recipients", requestValueDialog: "Who should hear it?")
    var recipients: [IntentPerson]?

    @Parameter(title: "Transcript", supportedTypeIdentifiers: ["public.plain-text"])
    var transcript: IntentFile?

    static var parameterSummary: some ParameterSummary {
        Summary("Send a Voice Note")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let recipients else {
            throw $recipients.needsValueError("Who should hear it?")
        }
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            try await requestConfirmation(actionName: .send, dialog: "Send a Voice Note?")
        } else {
            try await requestConfirmation()
        }
        // TODO: Move the work of `SendVoiceNoteIntentHandling` here.
        //
        // - Where it failed, throw an error of `SendVoiceNoteError`.
        _ = recipients
        let length: Measurement<UnitDuration> = try MigrationGap.value()
        return .result(dialog: "Sent a note of \(length, format: .measurement(width: .wide)).")
    }
}

/// Why ‘Send a Voice Note’ can fail.
enum SendVoiceNoteError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
