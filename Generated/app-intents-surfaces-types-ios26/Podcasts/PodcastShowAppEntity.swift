// Migrated by intentc from Podcasts.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.

import AppIntents

#if compiler(>=6.2) && !os(tvOS) && !os(watchOS)
@AppEntity(schema: .photos.album)
#endif
public struct PodcastShowAppEntity: AppEntity {
    public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Podcast")
    public static let defaultQuery = PodcastShowAppEntityQuery()

    @Property(title: "Author")
    public var author: String?

    @Property(title: "Feed")
    public var feed: URL?

    @Property(title: "Other Names")
    public var alsoKnownAs: [String]?

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
