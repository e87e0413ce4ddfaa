// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct DownloadEpisode: AppIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "DownloadEpisodeIntent"
    public static let title: LocalizedStringResource = "Download an Episode"
    public static let description: IntentDescription? = IntentDescription(
        "Downloads an episode so that you can listen offline.",
        categoryName: "Download"
    )

    @Parameter(
        title: "Episode",
        requestValueDialog: "Which episode should be downloaded?",
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    public var episode: PodcastEpisodeAppEntity?

    @Parameter(title: "Quality", default: .standard)
    public var quality: DownloadQualityAppEnum?

    @Parameter(title: "Wi-Fi Only", default: true)
    public var wifiOnly: Bool?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary("Download \(\.$episode)") {
            \.$quality
            \.$wifiOnly
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> & ProvidesDialog {
        guard let episode else {
            throw $episode.needsValueError("Which episode should be downloaded?")
        }
        // TODO: Move the work of `DownloadEpisodeIntentHandling` here.
        //
        // - Where it failed, throw an error of `DownloadEpisodeError`.
        _ = episode
        let value: IntentFile = try MigrationGap.value()
        let outcome: DownloadEpisodeOutcome = try MigrationGap.value()
        return .result(value: value, dialog: outcome.dialog)
    }
}

/// How ‘Download an Episode’ can end well.
enum DownloadEpisodeOutcome {
    case success
    case later

    /// What is said in the end.
    var dialog: IntentDialog {
        switch self {
        case .success:
            "Done."
        case .later:
            "The download starts when Wi-Fi is there."
        }
    }
}

/// Why ‘Download an Episode’ can fail.
public enum DownloadEpisodeError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureNoSpace(remaining: Double)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureNoSpace(let remaining):
            "Only \(remaining) GB are left."
        }
    }
}
