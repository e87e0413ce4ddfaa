// Migrated by intentc from Podcasts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct FilterEpisodes: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "FilterEpisodesIntent"

    static var title: LocalizedStringResource = "Filter Episodes"
    static var description = IntentDescription("Keeps only some of the episodes.")

    @Parameter(title: "Episodes")
    var episodes: [PodcastEpisodeAppEntity]?

    @Parameter(title: "Filter", default: .new)
    var filter: EpisodeFilterAppEnum?

    @Parameter(title: "Minimum Rating", default: 0.0)
    var minimumRating: Double?

    static var parameterSummary: some ParameterSummary {
        Summary("Filter \(\.$episodes) to \(\.$filter)") {
            \.$minimumRating
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$episodes, \.$filter, \.$minimumRating)) { episodes, filter, minimumRating in
            DisplayRepresentation(
                title: "Filter \(episodes!, format: .list(type: .and)) to \(filter!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[PodcastEpisodeAppEntity]> {
        // TODO: Move the work of the old handler here.
        return .result(value: [PodcastEpisodeAppEntity]())
    }
}
