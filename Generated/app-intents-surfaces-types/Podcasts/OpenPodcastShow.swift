// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

struct OpenPodcastShow: OpenIntent {
    static let title: LocalizedStringResource = "Open Podcast"
    static let description: IntentDescription? = IntentDescription("Shows the Podcast in the app.")
    static let persistentIdentifier = "OpenPodcastShow"

    @Parameter(title: "Podcast")
    var target: PodcastShowAppEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        // TODO: Show `target` in the app here.
        return .result()
    }
}
