// Migrated by intentc from Notes.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct CleanUpText: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "QuillCleanUpTextIntent"
    static let title: LocalizedStringResource = "Clean Up Text"
    static let description: IntentDescription? = IntentDescription("Removes blank lines and double spaces.")

    @Parameter(
        title: "Text",
        inputOptions: String.IntentInputOptions(
            capitalizationType: .none,
            multiline: true,
            autocorrect: false,
            smartQuotes: false,
            smartDashes: false
        ),
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var text: String?

    @Parameter(title: "Line Width", default: 80, controlStyle: .field)
    var width: Int?

    @Parameter(title: "Compression", default: 0.5, controlStyle: .field)
    var ratio: Double?

    static var parameterSummary: some ParameterSummary {
        Summary("Clean up \(\.$text) & wrap after \(\.$width) characters") {
            \.$ratio
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        // TODO: Move the work of `QuillCleanUpTextIntentHandling` here.
        //
        // - Where it failed, throw an error of `CleanUpTextError`.
        let value: String = try MigrationGap.value()
        let removed: Int = try MigrationGap.value()
        return .result(value: value, dialog: "Done.\n\(removed) characters < before.")
    }
}

/// Why ‘Clean Up Text’ can fail.
enum CleanUpTextError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
