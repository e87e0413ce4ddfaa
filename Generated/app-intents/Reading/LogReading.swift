// Migrated by intentc from Reading.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct LogReading: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "LogReadingIntent"
    static let title: LocalizedStringResource = "Log Reading Time"
    static let description: IntentDescription? = IntentDescription("Notes how many pages you read.")

    @Parameter(
        title: "Pages",
        default: 20,
        inclusiveRange: (1, 9223372036854775807),
        requestValueDialog: "How many pages?"
    )
    var pages: Int?

    @Parameter(title: "Finished", displayName: Bool.IntentDisplayName(true: "finished", false: "still reading"))
    var finished: Bool?

    @Parameter(title: "Move To", default: .finished)
    var shelf: BookShelfAppEnum?

    static var parameterSummary: some ParameterSummary {
        When(\.$finished, .equalTo, true) {
            Summary("Log \(\.$pages) pages, \(\.$finished), and move the book to \(\.$shelf)")
        } otherwise: {
            Summary("Log \(\.$pages) pages, \(\.$finished)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard let pages else {
            throw $pages.needsValueError("How many pages?")
        }
        // TODO: Move the work of `LogReadingIntentHandling` here.
        //
        // - Where it failed, throw an error of `LogReadingError`.
        _ = pages
        let value: Int = try MigrationGap.value()
        return .result(value: value, dialog: "\(value) pages this month.")
    }
}

/// Why ‘Log Reading Time’ can fail.
enum LogReadingError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
