// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SkyPlanetAppEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Planet")

    @Property(title: "Distance")
    var distance: Measurement<UnitLength>?

    @Property(title: "Visible")
    var isVisible: Bool?

    struct SkyPlanetAppEntityQuery: EntityStringQuery {
        func entities(for identifiers: [SkyPlanetAppEntity.ID]) async throws -> [SkyPlanetAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func entities(matching string: String) async throws -> [SkyPlanetAppEntity] {
            // TODO: Return the entities that a search for this text finds here.
            return []
        }

        func suggestedEntities() async throws -> [SkyPlanetAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static let defaultQuery = SkyPlanetAppEntityQuery()

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
