// Written by Scripts/make-system-catalogue.py from the public interface of the Intents framework: change
// the script, not this file.

extension SystemIntentCatalogue {
  /// The intents of the domain Media.
  static let media: [SystemIntentClass] = [
    SystemIntentClass(
      "INAddMediaIntent", .media,
      availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter("mediaItems", "[INMediaItem]?", "INAddMediaMediaItemResolutionResult"),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
        SystemIntentParameter("mediaDestination", "INMediaDestination?", "INAddMediaMediaDestinationResolutionResult"),
      ],
      responseCodes: [
        "unspecified", "ready", "inProgress", "success", "handleInApp", "failure", "failureRequiringAppLaunch",
      ],
      counterpart: .schemas(
        [".audio.addToPlaylist", ".audio.addToLibrary"], since: "iOS 27", "which one depends on 'mediaDestination'")
    ),
    SystemIntentClass(
      "INPlayMediaIntent", .media,
      availability: [.iOS("12.0"), .watchOS("5.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter("mediaItems", "[INMediaItem]?", "INPlayMediaMediaItemResolutionResult"),
        SystemIntentParameter("mediaContainer", "INMediaItem?"),
        SystemIntentParameter("playShuffled", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter("playbackRepeatMode", "INPlaybackRepeatMode", "INPlaybackRepeatModeResolutionResult"),
        SystemIntentParameter("resumePlayback", "Bool?", "INBooleanResolutionResult"),
        SystemIntentParameter(
          "playbackQueueLocation", "INPlaybackQueueLocation", "INPlaybackQueueLocationResolutionResult"),
        SystemIntentParameter("playbackSpeed", "Double?", "INPlayMediaPlaybackSpeedResolutionResult"),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "handleInApp", "failure",
        "failureRequiringAppLaunch", "failureUnknownMediaType", "failureNoUnplayedContent", "failureRestrictedContent",
        "failureMaxStreamLimitReached",
      ],
      counterpart: .schemas(
        [".audio.playAudio"], since: "iOS 27",
        "below iOS 27 an intent of protocol 'AudioPlaybackIntent' serves Shortcuts")
    ),
    SystemIntentClass(
      "INSearchForMediaIntent", .media,
      availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter("mediaItems", "[INMediaItem]?", "INSearchForMediaMediaItemResolutionResult"),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
      ],
      responseCodes: [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
      ],
      counterpart: .none("the value query of the audio schemas serves searches", isInferred: true)
    ),
    SystemIntentClass(
      "INUpdateMediaAffinityIntent", .media,
      availability: [.iOS("13.0"), .watchOS("6.0"), .tvOS("14.0")],
      parameters: [
        SystemIntentParameter("mediaItems", "[INMediaItem]?", "INUpdateMediaAffinityMediaItemResolutionResult"),
        SystemIntentParameter("mediaSearch", "INMediaSearch?"),
        SystemIntentParameter("affinityType", "INMediaAffinityType", "INMediaAffinityTypeResolutionResult"),
      ],
      responseCodes: ["unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch"],
      counterpart: .none("offer a plain app intent", isInferred: true)
    ),
  ]
}
