// Written by intentc for what 'INPlayMediaIntent' does.

import AppIntents

/// What ‘Play Shopping Music’ does, as `INPlayMediaIntent` did.
public struct PlayMedia: AudioPlaybackIntent {
    public static let title: LocalizedStringResource = "Play Shopping Music"
    public static let description: IntentDescription? = IntentDescription("Plays something while you shop.")
    public static let persistentIdentifier = "PlayMedia"

    public init() {
    }

    public func perform() async throws -> some IntentResult {
        // TODO: Move the work of `INPlayMediaIntentHandling` here.
        let _: Void = try MigrationGap.value()
        return .result()
    }
}
