// Migrated by intentc from Podcasts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct FindEpisode: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "FindEpisodeIntent"

    static var title: LocalizedStringResource = "Find an Episode"
    static var description = IntentDescription("Finds an episode by its name.")

    @Parameter(title: "Podcast")
    var show: PodcastShowAppEntity?

    @Parameter(title: "Episode")
    var episode: PodcastEpisodeAppEntity?

    static var parameterSummary: some ParameterSummary {
        When(\.$show, .hasAnyValue) {
            Summary("Find \(\.$episode) in \(\.$show)")
        } otherwise: {
            Summary("Find an episode of \(\.$show)")
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$show, \.$episode)) { show, episode in
            DisplayRepresentation(
                title: "Find \(episode!) in \(show!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$show)) { show in
            DisplayRepresentation(
                title: "Find an episode of \(show!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<PodcastEpisodeAppEntity> {
        // TODO: Move the work of the old handler here.
        let value: PodcastEpisodeAppEntity = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var episodeParameterPrompt: Self {
        "Which episode?"
    }
    static func episodeParameterDisambiguationIntro(count: Int, episode: PodcastEpisodeAppEntity) -> Self {
        "There are \(count) episodes like ‘\(episode)’."
    }
    static func responseSuccess(episode: PodcastEpisodeAppEntity, episodeShow: PodcastShowAppEntity) -> Self {
        "\(episode) from \(episodeShow)."
    }
}
