// Migrated by intentc from Notes.intentdefinition.

import AppIntents

struct NotebookQuery: EntityQuery {
    func entities(for identifiers: [Notebook.ID]) async throws -> [Notebook] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func suggestedEntities() async throws -> [Notebook] {
        // TODO: Return the entities to choose from here.
        //
        // For options in titled sections, return 'IntentItemCollection(sections:
        // [IntentItemSection("…", items: […])])'.
        //
        // Where the options depend on another parameter, such as 'heading', declare
        // '@IntentParameterDependency<CreateNote>(\.$heading) var intent' in this type.
        return []
    }
}
