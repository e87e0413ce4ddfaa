// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct PodcastEpisodeAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Episode")
    static let defaultQuery = PodcastEpisodeAppEntityQuery()

    @Property(title: "Podcast")
    var show: PodcastShowAppEntity?

    @Property(title: "Length")
    var length: Measurement<UnitDuration>?

    @Property(title: "Progress")
    var progress: Double?

    @Property(title: "Cover")
    var cover: IntentFile?

    var id: String
    var displayString: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(displayString)")
    }

    init(id: String, displayString: String) {
        self.id = id
        self.displayString = displayString
    }
}

// swiftformat:enable all
// swiftlint:enable all
