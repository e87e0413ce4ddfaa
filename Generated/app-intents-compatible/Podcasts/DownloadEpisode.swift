// Migrated by intentc from Podcasts.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct DownloadEpisode: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "DownloadEpisodeIntent"

    static var title: LocalizedStringResource = "Download an Episode"
    static var description = IntentDescription("Downloads an episode so that you can listen offline.")

    @Parameter(title: "Episode")
    var episode: PodcastEpisodeAppEntity?

    @Parameter(title: "Quality", default: .standard)
    var quality: DownloadQualityAppEnum?

    @Parameter(title: "Wi-Fi Only", default: true)
    var wifiOnly: Bool?

    static var parameterSummary: some ParameterSummary {
        Summary("Download \(\.$episode)") {
            \.$quality
            \.$wifiOnly
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$episode)) { episode in
            DisplayRepresentation(
                title: "Download \(episode!)",
                subtitle: "For later"
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        // TODO: Move the work of the old handler here.
        let value: IntentFile = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var episodeParameterPrompt: Self {
        "Which episode should be downloaded?"
    }
    static func responseFailureNoSpace(remaining: Double) -> Self {
        "Only \(remaining) GB are left."
    }
    static var responseLater: Self {
        "The download starts when Wi-Fi is there."
    }
}
