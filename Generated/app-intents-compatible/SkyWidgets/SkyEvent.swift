// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SkyEvent: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Event")

    @Property(title: "Kind")
    var kind: SkyEventKind?

    @Property(title: "Begins")
    var begins: DateComponents?

    @Property(title: "Duration")
    var duration: Measurement<UnitDuration>?

    @Property(title: "Planets")
    var planets: [SkyPlanetAppEntity]?

    struct SkyEventQuery: EntityStringQuery {
        func entities(for identifiers: [SkyEvent.ID]) async throws -> [SkyEvent] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func entities(matching string: String) async throws -> [SkyEvent] {
            // TODO: Return the entities that a search for this text finds here.
            return []
        }

        func suggestedEntities() async throws -> [SkyEvent] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = SkyEventQuery()

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
