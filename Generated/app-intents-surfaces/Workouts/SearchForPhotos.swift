// Written by intentc for what 'INSearchForPhotosIntent' does.

import AppIntents

/// What ‘Search For Photos’ does, as `INSearchForPhotosIntent` did.
#if compiler(>=6.2) && !os(tvOS) && !os(watchOS)
@AppIntent(schema: .photos.search)
#endif
struct SearchForPhotos: AppIntent {
    static let title: LocalizedStringResource = "Search For Photos"
    static let persistentIdentifier = "SearchForPhotos"

    func perform() async throws -> some IntentResult {
        // TODO: Add the parameters and the result of the schema, as Xcode’s template for
        // `photos_search` has them, and move the work of `INSearchForPhotosIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}
