// Migrated by intentc from Notes.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct Notebook: AppEntity {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Notebook")

    @Property(title: "Notes")
    var notes: [QuillNote]?

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

    static var defaultQuery = NotebookQuery()

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
