// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct SearchPodcasts: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "SearchPodcastsIntent"
    static let title: LocalizedStringResource = "Search for Podcasts"
    static let description: IntentDescription? = IntentDescription(
        "Searches the catalogue for podcasts about a subject.",
        categoryName: "Search"
    )

    @Parameter(
        title: "Subject",
        inputOptions: String.IntentInputOptions(capitalizationType: .none, smartQuotes: false, smartDashes: false),
        requestValueDialog: "What should it be about?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var query: String?

    @Parameter(title: "Limit", default: 10, controlStyle: .field, inclusiveRange: (1, 50))
    var limit: Int?

    static var parameterSummary: some ParameterSummary {
        Summary("Search for podcasts about \(\.$query)") {
            \.$limit
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[PodcastShowAppEntity]> & ProvidesDialog {
        guard let query else {
            throw $query.needsValueError("What should it be about?")
        }
        // TODO: Move the work of `SearchPodcastsIntentHandling` here.
        //
        // - Where it failed, throw an error of `SearchPodcastsError`.
        _ = query
        let value: [PodcastShowAppEntity] = try MigrationGap.value()
        let count: Int = try MigrationGap.value()
        return .result(value: value, dialog: "I found \(count) podcasts.")
    }
}

/// Why ‘Search for Podcasts’ can fail.
enum SearchPodcastsError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoConnection

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoConnection:
            "The catalogue cannot be reached."
        }
    }
}
