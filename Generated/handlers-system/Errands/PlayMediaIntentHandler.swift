// Scaffolded by intentc from Errands.intentdefinition for INPlayMediaIntent. The file is yours: it is never overwritten.

#if canImport(Intents) && !os(macOS)

import Intents

/// Handles `INPlayMediaIntent` of the domain Media: “Play Shopping Music”.
///
/// “Plays something while you shop.”
///
/// - Suggested as “Play ${mediaItems}”
/// - In App Intents: schema '.audio.playAudio' from iOS 27; below iOS 27 an intent of protocol
///   'AudioPlaybackIntent' serves Shortcuts.
class PlayMediaIntentHandler: NSObject, INPlayMediaIntentHandling {
    // MARK: - Resolving

    /// Resolves `mediaItems`.
    ///
    /// - Values: `INMediaItem`
    /// - Asked for where there are none.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        guard let mediaItems = intent.mediaItems, !mediaItems.isEmpty else {
            // TODO: Look for what `intent.mediaSearch` describes;
            // `INPlayMediaMediaItemResolutionResult.successes(with:)` answers with what is found.
            return [.needsValue()]
        }
        return mediaItems.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.disambiguation(with:)`: The user chooses among several.
            // - `.unsupported(forReason:)`: `.loginRequired`, `.subscriptionRequired`,
            //   `.unsupportedMediaType`, `.explicitContentSettings`, `.cellularDataSettings`,
            //   `.restrictedContent` (iOS 14.0, watchOS 7.0), `.serviceUnavailable` (iOS 14.0,
            //   watchOS 7.0), `.regionRestriction`.
            return .success(with: value)
        }
    }

    /// Resolves `playShuffled`.
    ///
    /// - Value: `Bool`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> Intents.INBooleanResolutionResult {
        guard let playShuffled = intent.playShuffled else {
            return .notRequired()
        }
        return .success(with: playShuffled)
    }

    /// Resolves `playbackRepeatMode`.
    ///
    /// - Value: `INPlaybackRepeatMode`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult {
        if intent.playbackRepeatMode == .unknown {
            return .notRequired()
        }
        return .success(with: intent.playbackRepeatMode)
    }

    /// Resolves `resumePlayback`.
    ///
    /// - Value: `Bool`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolveResumePlayback(for intent: INPlayMediaIntent) async -> Intents.INBooleanResolutionResult {
        guard let resumePlayback = intent.resumePlayback else {
            return .notRequired()
        }
        return .success(with: resumePlayback)
    }

    /// Resolves `playbackQueueLocation`.
    ///
    /// - Value: `INPlaybackQueueLocation`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult {
        if intent.playbackQueueLocation == .unknown {
            return .notRequired()
        }
        return .success(with: intent.playbackQueueLocation)
    }

    /// Resolves `playbackSpeed`.
    ///
    /// - Value: `Double`
    /// - May be missing.
    @available(iOS 13.0, watchOS 6.0, *)
    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
        guard let playbackSpeed = intent.playbackSpeed else {
            return .notRequired()
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.unsupported(forReason:)`: `.belowMinimum`, `.aboveMaximum`.
        return .success(with: playbackSpeed)
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return INPlayMediaIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the task out and answers with how it ended.
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        // TODO: Carry the task out. Other codes for how it ended are:
        //
        // - `.continueInApp`
        // - `.inProgress`
        // - `.success`
        // - `.handleInApp`, on iOS 12.0, tvOS 14.0
        // - `.failureRequiringAppLaunch`
        // - `.failureUnknownMediaType`
        // - `.failureNoUnplayedContent`
        // - `.failureRestrictedContent`
        // - `.failureMaxStreamLimitReached`, on iOS 15.4, watchOS 8.5, tvOS 15.4
        let response = INPlayMediaIntentResponse(code: .failure, userActivity: nil)
        // TODO: Tell what came of it. The response can have:
        //
        // - `nowPlayingInfo`, `[String : Any]?`
        return response
    }
}

#endif
