// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Media.
  static let media: [SystemIntentClass] = [
    SystemIntentClass(
      "INAddMediaIntent", .media,
      availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter("mediaItems", "[INMediaItem]?", "INAddMediaMediaItemResolutionResult", isEssential: true),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
        SystemIntentParameter("mediaDestination", "INMediaDestination?", "INAddMediaMediaDestinationResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "handleInApp", "failure", "failureRequiringAppLaunch",
      ],
      codeAvailability: ["handleInApp": [.iOS("13.0"), .tvOS("14.0")]],
      counterpart: .schemas(
        [".audio.addToPlaylist", ".audio.addToLibrary"], since: "iOS 27", "which one depends on 'mediaDestination'")
    ),
    SystemIntentClass(
      "INPlayMediaIntent", .media,
      availability: [.iOS("12.0"), .watchOS("5.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter(
          "mediaItems", "[INMediaItem]?", "INPlayMediaMediaItemResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")], isEssential: true),
        SystemIntentParameter("mediaContainer", "INMediaItem?"),
        SystemIntentParameter(
          "playShuffled", "Bool?", "INBooleanResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")]),
        SystemIntentParameter(
          "playbackRepeatMode", "INPlaybackRepeatMode", "INPlaybackRepeatModeResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")]),
        SystemIntentParameter(
          "resumePlayback", "Bool?", "INBooleanResolutionResult",
          resolutionAvailability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")]),
        SystemIntentParameter(
          "playbackQueueLocation", "INPlaybackQueueLocation", "INPlaybackQueueLocationResolutionResult",
          availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")]),
        SystemIntentParameter(
          "playbackSpeed", "Double?", "INPlayMediaPlaybackSpeedResolutionResult",
          availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")]),
        SystemIntentParameter(
          "mediaSearch", "INMediaSearch?", availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")]),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "handleInApp", "failure",
        "failureRequiringAppLaunch", "failureUnknownMediaType", "failureNoUnplayedContent", "failureRestrictedContent",
        "failureMaxStreamLimitReached",
      ],
      codeAvailability: [
        "handleInApp": [.iOS("12.0"), .tvOS("14.0")],
        "failureMaxStreamLimitReached": [.iOS("15.4"), .watchOS("8.5"), .tvOS("15.4")],
      ],
      responseProperties: [
        SystemResponseProperty("nowPlayingInfo", "[String : Any]?")
      ],
      counterpart: .schemas(
        [".audio.playAudio"], since: "iOS 27",
        "below iOS 27 an intent of protocol 'AudioPlaybackIntent' serves Shortcuts")
    ),
    SystemIntentClass(
      "INSearchForMediaIntent", .media,
      availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter(
          "mediaItems", "[INMediaItem]?", "INSearchForMediaMediaItemResolutionResult", isEssential: true),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
      ],
      responseProperties: [
        SystemResponseProperty("mediaItems", "[INMediaItem]?")
      ],
      counterpart: .none("the value query of the audio schemas serves searches", isInferred: true)
    ),
    SystemIntentClass(
      "INUpdateMediaAffinityIntent", .media,
      availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter(
          "mediaItems", "[INMediaItem]?", "INUpdateMediaAffinityMediaItemResolutionResult", isEssential: true),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
        SystemIntentParameter(
          "affinityType", "INMediaAffinityType", "INMediaAffinityTypeResolutionResult", isEssential: true),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("offer a plain app intent", isInferred: true)
    ),
  ]
}
