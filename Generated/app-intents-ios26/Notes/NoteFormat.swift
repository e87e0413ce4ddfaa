// Migrated by intentc from Notes.intentdefinition.
// Stored shortcuts and widgets know the raw values: keep them.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AppIntents

enum NoteFormat: String, AppEnum {
    case plain
    case markdown
    case `init`

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Format")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .plain: "Plain Text",
        .markdown: DisplayRepresentation(title: "Markdown", synonyms: ["marked-up text"]),
        .`init`: "Outline"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
