// Written by intentc for what 'INPlayMediaIntent' does.

import AppIntents

/// What ‘Play Podcast’ does, as `INPlayMediaIntent` did.
struct PlayMedia: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Podcast"
    static let description: IntentDescription? = IntentDescription("Plays a podcast or one of its episodes.")
    static let persistentIdentifier = "PlayMedia"

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of `INPlayMediaIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}
