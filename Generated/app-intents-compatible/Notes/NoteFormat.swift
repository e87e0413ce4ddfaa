// Migrated by intentc from Notes.intentdefinition.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum NoteFormat: String, AppEnum {
    case plain
    case markdown
    case `init`

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Format")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .plain: "Plain Text",
        .markdown: "Markdown",
        .`init`: "Outline"
    ]
}

// swiftformat:enable all
// swiftlint:enable all
