// Migrated by intentc from Reading.intentdefinition.

import AppIntents

public struct OpenLibraryBook: OpenIntent {
    public static let title: LocalizedStringResource = "Open Book"
    public static let description: IntentDescription? = IntentDescription("Shows the Book in the app.")
    public static let persistentIdentifier = "OpenLibraryBook"

    @Parameter(title: "Book")
    public var target: LibraryBookAppEntity

    public static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    public init() {
    }

    @MainActor
    public func perform() async throws -> some IntentResult {
        // TODO: Show `target` in the app here.
        return .result()
    }
}
