// Migrated by intentc from Podcasts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SearchPodcasts: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "SearchPodcastsIntent"

    static var title: LocalizedStringResource = "Search for Podcasts"
    static var description = IntentDescription("Searches the catalogue for podcasts about a subject.")

    @Parameter(title: "Subject")
    var query: String?

    @Parameter(title: "Limit", default: 10)
    var limit: Int?

    static var parameterSummary: some ParameterSummary {
        Summary("Search for podcasts about \(\.$query)") {
            \.$limit
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$query, \.$limit)) { query, limit in
            DisplayRepresentation(
                title: "Search for podcasts about \(query!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[PodcastShowAppEntity]> {
        // TODO: Move the work of the old handler here.
        return .result(value: [PodcastShowAppEntity]())
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var queryParameterPrompt: Self {
        "What should it be about?"
    }
    static func responseSuccess(count: Int) -> Self {
        "I found \(count) podcasts."
    }
    static var responseFailureNoConnection: Self {
        "The catalogue cannot be reached."
    }
}
