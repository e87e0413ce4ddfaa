// Migrated by intentc from Home.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct HomeDeviceAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Device")

    @Property(title: "State")
    var state: DeviceStateAppEnum?

    @Property(title: "Power")
    var power: Double?

    @Property(title: "Reachable")
    var isReachable: Bool?

    struct HomeDeviceAppEntityQuery: EntityStringQuery {
        func entities(for identifiers: [HomeDeviceAppEntity.ID]) async throws -> [HomeDeviceAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func entities(matching string: String) async throws -> [HomeDeviceAppEntity] {
            // TODO: Return the entities that a search for this text finds here.
            return []
        }

        func suggestedEntities() async throws -> [HomeDeviceAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = HomeDeviceAppEntityQuery()

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
