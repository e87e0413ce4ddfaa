// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

public struct SkyPlanetAppEntityQuery: EntityStringQuery {
    public init() {
    }

    public func entities(for identifiers: [SkyPlanetAppEntity.ID]) async throws -> [SkyPlanetAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    public func entities(matching string: String) async throws -> [SkyPlanetAppEntity] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    public func suggestedEntities() async throws -> [SkyPlanetAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `isCompact`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<PlanetList>(\.$isCompact) var intent`
        return []
    }
}
