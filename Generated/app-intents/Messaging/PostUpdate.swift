// Migrated by intentc from Messaging.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct PostUpdate: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "PostUpdateIntent"
    static let title: LocalizedStringResource = "Post an Update"
    static let description: IntentDescription? = IntentDescription(
        "Posts a text, with a picture if you like.",
        categoryName: "Share"
    )

    @Parameter(
        title: "Text",
        inputOptions: String.IntentInputOptions(multiline: true),
        requestValueDialog: "What would you like to say?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var message: String?

    @Parameter(title: "Picture", supportedTypeIdentifiers: ["public.image"])
    var picture: IntentFile?

    @Parameter(title: "Audience", default: .friends, requestValueDialog: "Who may see it?")
    var audience: PostAudienceAppEnum?

    static var parameterSummary: some ParameterSummary {
        Summary("Post \(\.$message) to \(\.$audience)") {
            \.$picture
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<URL> & ProvidesDialog {
        guard let message else {
            throw $message.needsValueError("What would you like to say?")
        }
        guard let audience else {
            throw $audience.needsValueError("Who may see it?")
        }
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            try await requestConfirmation(actionName: .post, dialog: "Post an Update?")
        } else {
            try await requestConfirmation()
        }
        // TODO: Move the work of `PostUpdateIntentHandling` here.
        //
        // - Where it failed, throw an error of `PostUpdateError`.
        // - Ask with `confirmAudience(_:)`.
        _ = (message, audience)
        let value: URL = try MigrationGap.value()
        return .result(
            value: value,
            dialog: IntentDialog(full: "Your update is online.", supporting: "Online: \(value.absoluteString)")
        )
    }

    private func confirmAudience(_ value: PostAudienceAppEnum) async throws -> Bool {
        return try await $audience.requestConfirmation(for: value, dialog: "Should \(value) see it?")
    }
}

/// Why ‘Post an Update’ can fail.
enum PostUpdateError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureTooLong

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureTooLong:
            "The text is too long."
        }
    }
}
