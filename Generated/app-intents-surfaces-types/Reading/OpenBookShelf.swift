// Migrated by intentc from Reading.intentdefinition.

import AppIntents

struct OpenBookShelf: OpenIntent {
    static let title: LocalizedStringResource = "Open Shelf"
    static let description: IntentDescription? = IntentDescription("Shows the Shelf in the app.")
    static let persistentIdentifier = "OpenBookShelf"

    @Parameter(title: "Shelf")
    var target: BookShelfAppEnum

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        // TODO: Show `target` in the app here.
        return .result()
    }
}
