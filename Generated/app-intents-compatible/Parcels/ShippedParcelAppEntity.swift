// Migrated by intentc from Parcels.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ShippedParcelAppEntity: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Parcel")

    @Property(title: "Status")
    var status: ParcelStatusAppEnum?

    @Property(title: "Weight")
    var weight: Measurement<UnitMass>?

    struct ShippedParcelAppEntityQuery: EntityQuery {
        func entities(for identifiers: [ShippedParcelAppEntity.ID]) async throws -> [ShippedParcelAppEntity] {
            // TODO: Return the entities with these identifiers here; leave out those that are gone.
            return []
        }

        func suggestedEntities() async throws -> [ShippedParcelAppEntity] {
            // TODO: Return the entities to choose from here.
            return []
        }
    }

    static var defaultQuery = ShippedParcelAppEntityQuery()

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
