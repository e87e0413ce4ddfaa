// Migrated by intentc from Notes.intentdefinition.

import AppIntents

struct QuillNoteQuery: EntityStringQuery {
    func entities(for identifiers: [QuillNote.ID]) async throws -> [QuillNote] {
        // TODO: Return the entities with these identifiers here; leave out those that are gone.
        return []
    }

    func entities(matching string: String) async throws -> [QuillNote] {
        // TODO: Return the entities that a search for this text finds here.
        return []
    }

    func suggestedEntities() async throws -> [QuillNote] {
        // TODO: Return the entities to choose from here.
        //
        // Options in titled sections are an `IntentItemCollection` of `IntentItemSection`.
        //
        // Options that depend on another parameter, such as `startStep`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<RunChecklist>(\.$startStep) var intent`
        return []
    }
}
