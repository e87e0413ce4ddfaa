// Migrated by intentc from Reading.intentdefinition.

import AppIntents

public struct LibraryBookAppEntityQuery: EntityPropertyQuery {
    public typealias ComparatorMappingType = @Sendable (LibraryBookAppEntity) -> Bool

    nonisolated(unsafe) public static let properties = QueryProperties {
        Property(\LibraryBookAppEntity.$author) {
            EqualToComparator { value in { $0.author == value } }
            NotEqualToComparator { value in { $0.author != value } }
            ContainsComparator { value in { $0.author?.localizedStandardContains(value) ?? false } }
            HasPrefixComparator { value in { $0.author?.hasPrefix(value) ?? false } }
            HasSuffixComparator { value in { $0.author?.hasSuffix(value) ?? false } }
        }
        Property(\LibraryBookAppEntity.$pages) {
            EqualToComparator { value in { $0.pages == value } }
            NotEqualToComparator { value in { $0.pages != value } }
            LessThanComparator { value in { $0.pages.map { $0 < value } ?? false } }
            LessThanOrEqualToComparator { value in { $0.pages.map { $0 <= value } ?? false } }
            GreaterThanComparator { value in { $0.pages.map { $0 > value } ?? false } }
            GreaterThanOrEqualToComparator { value in { $0.pages.map { $0 >= value } ?? false } }
        }
    }

    nonisolated(unsafe) public static let sortingOptions = SortingOptions {
        SortableBy(\LibraryBookAppEntity.$author)
        SortableBy(\LibraryBookAppEntity.$pages)
    }

    public init() {
    }

    public func entities(for identifiers: [LibraryBookAppEntity.ID]) async throws -> [LibraryBookAppEntity] {
        return try await allEntities().filter { identifiers.contains($0.id) }
    }

    public func entities(
        matching comparators: [ComparatorMappingType],
        mode: ComparatorMode,
        sortedBy: [EntityQuerySort<LibraryBookAppEntity>],
        limit: Int?
    ) async throws -> [LibraryBookAppEntity] {
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

    public func suggestedEntities() async throws -> [LibraryBookAppEntity] {
        return try await allEntities()
    }

    public func allEntities() async throws -> [LibraryBookAppEntity] {
        // TODO: Return all entities here.
        return []
    }

    /// What puts entities in an order that people ask for; nil for an unknown one.
    private static func order(
        of sort: EntityQuerySort<LibraryBookAppEntity>
    ) -> KeyPathComparator<LibraryBookAppEntity>? {
        let order: SortOrder = sort.order == .descending ? .reverse : .forward
        switch sort.by {
        case \LibraryBookAppEntity.$author:
            return KeyPathComparator(
                \.author,
                comparator: String.Comparator(options: [.caseInsensitive, .numeric]),
                order: order
            )
        case \LibraryBookAppEntity.$pages:
            return KeyPathComparator(\.pages, order: order)
        default:
            return nil
        }
    }
}
