// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

public struct PodcastEpisodeAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Episode")
    public static let defaultQuery = PodcastEpisodeAppEntityQuery()

    @Property(title: "Podcast")
    public var show: PodcastShowAppEntity?

    @Property(title: "Length")
    public var length: Measurement<UnitDuration>?

    @Property(title: "Progress")
    public var progress: Double?

    @Property(title: "Cover")
    public var cover: IntentFile?

    public var id: String
    public var displayString: String

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    public init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}

// swiftformat:enable all
// swiftlint:enable all
