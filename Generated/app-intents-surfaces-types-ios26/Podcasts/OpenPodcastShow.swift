// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

public struct OpenPodcastShow: OpenIntent {
    public static let title: LocalizedStringResource = "Open Podcast"
    public static let description: IntentDescription? = IntentDescription("Shows the Podcast in the app.")
    public static let persistentIdentifier = "OpenPodcastShow"

    @Parameter(title: "Podcast")
    public var target: PodcastShowAppEntity

    public static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    public init() {
    }

    @MainActor
    public func perform() async throws -> some IntentResult {
        // TODO: Show `target` in the app here.
        return .result()
    }
}
