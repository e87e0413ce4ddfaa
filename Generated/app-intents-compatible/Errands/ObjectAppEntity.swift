// Migrated by intentc from Errands.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ObjectAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Object")

    struct ObjectAppEntityQuery: EntityQuery {
        func entities(for identifiers: [ObjectAppEntity.ID]) async throws -> [ObjectAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func suggestedEntities() async throws -> [ObjectAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = ObjectAppEntityQuery()

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
