// Migrated by intentc from Workouts.intentdefinition.

import AppIntents

struct GymClubAppEntityQuery: EntityQuery {
    func entities(for identifiers: [GymClubAppEntity.ID]) async throws -> [GymClubAppEntity] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [GymClubAppEntity] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `partner`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<CheckInAtGym>(\.$partner) var intent`
        return []
    }
}
