// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct QuillNote: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Note")

    @Property(title: "Text")
    var text: String?

    @Property(title: "Format")
    var format: NoteFormat?

    @Property(title: "Authors")
    var authors: [IntentPerson]?

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
            return []
        }
    }

    static var defaultQuery = QuillNoteQuery()

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
