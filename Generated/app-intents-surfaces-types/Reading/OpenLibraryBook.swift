// Migrated by intentc from Reading.intentdefinition.

import AppIntents

struct OpenLibraryBook: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"
    static let description: IntentDescription? = IntentDescription("Shows the Book in the app.")
    static let persistentIdentifier = "OpenLibraryBook"

    @Parameter(title: "Book")
    var target: LibraryBookAppEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        // TODO: Show `target` in the app here.
        return .result()
    }
}
