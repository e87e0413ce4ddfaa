// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SkyConstellationAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Constellation")

    struct SkyConstellationAppEntityQuery: EntityStringQuery {
        func entities(for identifiers: [SkyConstellationAppEntity.ID]) async throws -> [SkyConstellationAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func entities(matching string: String) async throws -> [SkyConstellationAppEntity] {
            // TODO: Return the entities that a search for this text finds here.
            return []
        }

        func suggestedEntities() async throws -> [SkyConstellationAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static let defaultQuery = SkyConstellationAppEntityQuery()

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
