// Migrated by intentc from Podcasts.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)

import AppIntents
import CoreSpotlight

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension PodcastShowAppEntity: IndexedEntity {
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.url = self.feed
        attributes.alternateNames = self.alsoKnownAs
        return attributes
    }

    /// Has Spotlight know entities: at launch, and whenever some are new or have changed.
    static func addToSpotlight(_ entities: [PodcastShowAppEntity]) async throws {
        try await CSSearchableIndex.default().indexAppEntities(entities)
    }

    /// Has Spotlight forget entities that are gone.
    static func removeFromSpotlight(_ identifiers: [ID]) async throws {
        try await CSSearchableIndex.default().deleteAppEntities(
            identifiedBy: identifiers,
            ofType: PodcastShowAppEntity.self
        )
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
