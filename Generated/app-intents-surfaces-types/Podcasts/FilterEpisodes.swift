// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct FilterEpisodes: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "FilterEpisodesIntent"
    static let title: LocalizedStringResource = "Filter Episodes"
    static let description: IntentDescription? = IntentDescription(
        "Keeps only some of the episodes.",
        categoryName: "Search"
    )

    @Parameter(title: "Episodes", inputConnectionBehavior: .connectToPreviousIntentResult)
    var episodes: [PodcastEpisodeAppEntity]?

    @Parameter(title: "Filter", default: .new)
    var filter: EpisodeFilterAppEnum?

    @Parameter(title: "Minimum Rating", default: 0.0, inclusiveRange: (0.0, 5.0))
    var minimumRating: Double?

    static var parameterSummary: some ParameterSummary {
        Summary("Filter \(\.$episodes) to \(\.$filter)") {
            \.$minimumRating
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[PodcastEpisodeAppEntity]> {
        // TODO: Move the work of `FilterEpisodesIntentHandling` here.
        //
        // - Where it failed, throw an error of `FilterEpisodesError`.
        let value: [PodcastEpisodeAppEntity] = try MigrationGap.value()
        return .result(value: value)
    }
}

/// Why ‘Filter Episodes’ can fail.
enum FilterEpisodesError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
