// Written by intentc for what 'INCreateNoteIntent' does.

import AppIntents

/// What ‘Create Note’ does, as `INCreateNoteIntent` did.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
#if compiler(>=6.2) && !os(tvOS) && !os(watchOS)
@AppIntent(schema: .notes.createNote)
#endif
struct CreateNote: AppIntent {
    static let title: LocalizedStringResource = "Create Note"
    static let persistentIdentifier = "CreateNote"

    func perform() async throws -> some IntentResult {
        // TODO: Add the parameters and the result of the schema, as Xcode’s template for
        // `notes_createNote` has them, and move the work of `INCreateNoteIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}
