// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct FindEpisode: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "FindEpisodeIntent"
    public static let title: LocalizedStringResource = "Find an Episode"
    public static let description: IntentDescription? = IntentDescription(
        "Finds an episode by its name.",
        categoryName: "Search"
    )

    @Parameter(title: "Podcast", inputConnectionBehavior: .connectToPreviousIntentResult)
    public var show: PodcastShowAppEntity?

    @Parameter(title: "Episode", requestValueDialog: "Which episode?")
    public var episode: PodcastEpisodeAppEntity?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        When(\.$show, .hasAnyValue) {
            Summary("Find \(\.$episode) in \(\.$show)")
        } otherwise: {
            Summary("Find an episode of \(\.$show)")
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<PodcastEpisodeAppEntity> & ProvidesDialog {
        if show != nil, episode == nil {
            throw $episode.needsValueError("Which episode?")
        }
        // TODO: Move the work of `FindEpisodeIntentHandling` here.
        //
        // - Where it failed, throw an error of `FindEpisodeError`.
        // - Ask with `chooseEpisode(among:)`.
        let value: PodcastEpisodeAppEntity = try MigrationGap.value()
        let episodeShow: PodcastShowAppEntity = try MigrationGap.value()
        return .result(value: value, dialog: "\(value) from \(episodeShow).")
    }

    private func chooseEpisode(among values: [PodcastEpisodeAppEntity]) async throws -> PodcastEpisodeAppEntity {
        guard let episode else {
            return try await $episode.requestDisambiguation(among: values)
        }
        return try await $episode.requestDisambiguation(
            among: values,
            dialog: "There are \(values.count) episodes like ‘\(episode)’."
        )
    }
}

/// Why ‘Find an Episode’ can fail.
public enum FindEpisodeError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        }
    }
}
