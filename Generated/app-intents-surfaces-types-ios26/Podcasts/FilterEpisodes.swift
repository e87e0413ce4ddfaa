// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct FilterEpisodes: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "FilterEpisodesIntent"
    public static let title: LocalizedStringResource = "Filter Episodes"
    public static let description: IntentDescription? = IntentDescription(
        "Keeps only some of the episodes.",
        categoryName: "Search"
    )

    @Parameter(title: "Episodes", inputConnectionBehavior: .connectToPreviousIntentResult)
    public var episodes: [PodcastEpisodeAppEntity]?

    @Parameter(title: "Filter", default: .new)
    public var filter: EpisodeFilterAppEnum?

    @Parameter(title: "Minimum Rating", default: 0.0, inclusiveRange: (0.0, 5.0))
    public var minimumRating: Double?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Filter \(\.$episodes) to \(\.$filter)") {
            \.$minimumRating
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<[PodcastEpisodeAppEntity]> {
        // TODO: Move the work of `FilterEpisodesIntentHandling` here.
        //
        // - Where it failed, throw an error of `FilterEpisodesError`.
        let value: [PodcastEpisodeAppEntity] = try MigrationGap.value()
        return .result(value: value)
    }
}

/// Why ‘Filter Episodes’ can fail.
public enum FilterEpisodesError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
