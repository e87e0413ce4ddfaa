// Migrated by intentc from Notes.intentdefinition.

import AppIntents

struct NotebookQuery: EntityQuery {
    func entities(for identifiers: [Notebook.ID]) async throws -> [Notebook] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [Notebook] {
        // TODO: Return the entities to choose from here.
        return []
    }
}
