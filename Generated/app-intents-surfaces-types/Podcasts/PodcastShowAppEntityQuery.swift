// Migrated by intentc from Podcasts.intentdefinition.

import AppIntents

struct PodcastShowAppEntityQuery: EntityPropertyQuery {
    typealias ComparatorMappingType = @Sendable (PodcastShowAppEntity) -> Bool

    nonisolated(unsafe) static let properties = QueryProperties {
        Property(\PodcastShowAppEntity.$author) {
            EqualToComparator { value in { $0.author == value } }
            NotEqualToComparator { value in { $0.author != value } }
            ContainsComparator { value in { $0.author?.localizedStandardContains(value) ?? false } }
            HasPrefixComparator { value in { $0.author?.hasPrefix(value) ?? false } }
            HasSuffixComparator { value in { $0.author?.hasSuffix(value) ?? false } }
        }
        Property(\PodcastShowAppEntity.$feed) {
            EqualToComparator { value in { $0.feed == value } }
            NotEqualToComparator { value in { $0.feed != value } }
        }
        Property(\PodcastShowAppEntity.$alsoKnownAs) {
            ContainsComparator { value in { $0.alsoKnownAs?.contains(value) ?? false } }
        }
    }

    nonisolated(unsafe) static let sortingOptions = SortingOptions {
        SortableBy(\PodcastShowAppEntity.$author)
    }

    func entities(for identifiers: [PodcastShowAppEntity.ID]) async throws -> [PodcastShowAppEntity] {
        return try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(
        matching comparators: [ComparatorMappingType],
        mode: ComparatorMode,
        sortedBy: [EntityQuerySort<PodcastShowAppEntity>],
        limit: Int?
    ) async throws -> [PodcastShowAppEntity] {
        let found = try await allEntities().filter { entity in
            switch mode {
            case .and:
                return comparators.allSatisfy { $0(entity) }
            case .or:
                return comparators.isEmpty || comparators.contains { $0(entity) }
            }
        }
        let sorted = found.sorted(using: sortedBy.compactMap(Self.order))
        return Array(sorted.prefix(limit ?? sorted.count))
    }

    func suggestedEntities() async throws -> [PodcastShowAppEntity] {
        return try await allEntities()
    }

    func allEntities() async throws -> [PodcastShowAppEntity] {
        // TODO: Return all entities here.
        return []
    }

    /// What puts entities in an order that people ask for; nil for an unknown one.
    private static func order(
        of sort: EntityQuerySort<PodcastShowAppEntity>
    ) -> KeyPathComparator<PodcastShowAppEntity>? {
        let order: SortOrder = sort.order == .descending ? .reverse : .forward
        switch sort.by {
        case \PodcastShowAppEntity.$author:
            return KeyPathComparator(
                \.author,
                comparator: String.Comparator(options: [.caseInsensitive, .numeric]),
                order: order
            )
        default:
            return nil
        }
    }
}
