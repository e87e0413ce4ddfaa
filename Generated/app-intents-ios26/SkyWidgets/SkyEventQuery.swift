// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

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
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `kind`, need this property beside them:
        //
        // `@IntentParameterDependency<Countdown>(\.$kind) var intent`
        return []
    }
}
