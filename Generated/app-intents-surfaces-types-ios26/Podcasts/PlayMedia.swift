// Written by intentc for what 'INPlayMediaIntent' does.

import AppIntents

/// What ‘Play Podcast’ does, as `INPlayMediaIntent` did.
public struct PlayMedia: AudioPlaybackIntent {
    public static let title: LocalizedStringResource = "Play Podcast"
    public static let description: IntentDescription? = IntentDescription("Plays a podcast or one of its episodes.")
    public static let persistentIdentifier = "PlayMedia"

    public init() {
    }

    public func perform() async throws -> some IntentResult {
        // TODO: Move the work of `INPlayMediaIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}
