// Migrated by intentc from Notes.intentdefinition.
// Stored shortcuts and widgets know `id`, the identifier of the old object: keep it.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

struct QuillNote: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Note")
    static let defaultQuery = QuillNoteQuery()

    @Property(title: "Text")
    var text: String?

    @Property(title: "Format")
    var format: NoteFormat?

    @Property(title: "Authors")
    var authors: [IntentPerson]?

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

// swiftformat:enable all
// swiftlint:enable all
