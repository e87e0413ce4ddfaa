// Migrated by intentc from Reading.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)

import AppIntents
import CoreSpotlight

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
extension LibraryBookAppEntity: IndexedEntity {
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.pageCount = self.pages.map { NSNumber(value: $0) }
        attributes.dueDate = self.dueBack.flatMap { Calendar.current.date(from: $0) }
        return attributes
    }

    /// Has Spotlight know entities: at launch, and whenever some are new or have changed.
    static func addToSpotlight(_ entities: [LibraryBookAppEntity]) async throws {
        try await CSSearchableIndex.default().indexAppEntities(entities)
    }

    /// Has Spotlight forget entities that are gone.
    static func removeFromSpotlight(_ identifiers: [ID]) async throws {
        try await CSSearchableIndex.default().deleteAppEntities(
            identifiedBy: identifiers,
            ofType: LibraryBookAppEntity.self
        )
    }
}

#endif

// swiftformat:enable all
// swiftlint:enable all
