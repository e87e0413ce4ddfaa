// Migrated by intentc from Reading.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct LibraryBookAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")

    @Property(title: "Author")
    var author: String?

    @Property(title: "Pages")
    var pages: Int?

    @Property(title: "Due Back")
    var dueBack: DateComponents?

    struct LibraryBookAppEntityQuery: EntityQuery {
        func entities(for identifiers: [LibraryBookAppEntity.ID]) async throws -> [LibraryBookAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func suggestedEntities() async throws -> [LibraryBookAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = LibraryBookAppEntityQuery()

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
