// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INAddMediaIntent: INIntent {
  @objc(initWithMediaItems:mediaSearch:mediaDestination:)
  public init(
    mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?
  ) { fatalError() }
  @objc open var mediaItems: [INMediaItem]? { fatalError() }
  @objc open var mediaSearch: INMediaSearch? { fatalError() }
  @objc open var mediaDestination: INMediaDestination? { fatalError() }
}

@objc public enum INAddMediaIntentResponseCode: Int {
  case unspecified, ready, inProgress, success
  @available(*, unavailable)
  case handleInApp
  case failure, failureRequiringAppLaunch
}

@objc open class INAddMediaIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INAddMediaIntentResponseCode { fatalError() }
}

@objc public protocol INAddMediaIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleAddMedia:completion:)
  func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  @objc(handleAddMedia:completion:)
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmAddMedia:completion:)
  optional func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  @objc(confirmAddMedia:completion:)
  optional func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse

  @available(*, renamed: "resolveMediaItems(for:)")
  @objc(resolveMediaItemsForAddMedia:withCompletion:)
  optional func resolveMediaItems(
    for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
  )
  @objc(resolveMediaItemsForAddMedia:withCompletion:)
  optional func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult]

  @available(*, renamed: "resolveMediaDestination(for:)")
  @objc(resolveMediaDestinationForAddMedia:withCompletion:)
  optional func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
  )
  @objc(resolveMediaDestinationForAddMedia:withCompletion:)
  optional func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult
}

@objc open class INPlayMediaIntent: INIntent {
  @nonobjc public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) { fatalError() }
  @objc open var mediaItems: [INMediaItem]? { fatalError() }
  @objc open var mediaContainer: INMediaItem? { fatalError() }
  @nonobjc public var playShuffled: Bool? { fatalError() }
  @objc open var playbackRepeatMode: INPlaybackRepeatMode { fatalError() }
  @nonobjc public var resumePlayback: Bool? { fatalError() }
  @objc open var playbackQueueLocation: INPlaybackQueueLocation { fatalError() }
  @nonobjc public var playbackSpeed: Double? { fatalError() }
  @objc open var mediaSearch: INMediaSearch? { fatalError() }
}

@objc public enum INPlayMediaIntentResponseCode: Int {
  case unspecified, ready, continueInApp, inProgress, success
  @available(*, unavailable)
  case handleInApp
  case failure, failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent
  case failureMaxStreamLimitReached
}

@objc open class INPlayMediaIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INPlayMediaIntentResponseCode { fatalError() }
  @objc open var nowPlayingInfo: [String: Any]? { get { fatalError() } set {} }
}

@objc public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handlePlayMedia:completion:)
  func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  @objc(handlePlayMedia:completion:)
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmPlayMedia:completion:)
  optional func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  @objc(confirmPlayMedia:completion:)
  optional func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

  @available(*, renamed: "resolveMediaItems(for:)")
  @objc(resolveMediaItemsForPlayMedia:withCompletion:)
  optional func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  )
  @objc(resolveMediaItemsForPlayMedia:withCompletion:)
  optional func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]

  @available(*, renamed: "resolvePlayShuffled(for:)")
  @objc(resolvePlayShuffledForPlayMedia:withCompletion:)
  optional func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolvePlayShuffledForPlayMedia:withCompletion:)
  optional func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolvePlaybackRepeatMode(for:)")
  @objc(resolvePlaybackRepeatModeForPlayMedia:withCompletion:)
  optional func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
  )
  @objc(resolvePlaybackRepeatModeForPlayMedia:withCompletion:)
  optional func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult

  @available(*, renamed: "resolveResumePlayback(for:)")
  @objc(resolveResumePlaybackForPlayMedia:withCompletion:)
  optional func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveResumePlaybackForPlayMedia:withCompletion:)
  optional func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolvePlaybackQueueLocation(for:)")
  @objc(resolvePlaybackQueueLocationForPlayMedia:withCompletion:)
  optional func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
  )
  @objc(resolvePlaybackQueueLocationForPlayMedia:withCompletion:)
  optional func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult

  @available(*, renamed: "resolvePlaybackSpeed(for:)")
  @objc(resolvePlaybackSpeedForPlayMedia:withCompletion:)
  optional func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  )
  @objc(resolvePlaybackSpeedForPlayMedia:withCompletion:)
  optional func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult
}

@objc open class INSearchForMediaIntent: INIntent {
  @objc(initWithMediaItems:mediaSearch:)
  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) { fatalError() }
  @objc open var mediaItems: [INMediaItem]? { fatalError() }
  @objc open var mediaSearch: INMediaSearch? { fatalError() }
}

@objc public enum INSearchForMediaIntentResponseCode: Int {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSearchForMediaIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchForMediaIntentResponseCode { fatalError() }
  @objc open var mediaItems: [INMediaItem]? { get { fatalError() } set {} }
}

@objc public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchForMedia:completion:)
  func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
  @objc(handleSearchForMedia:completion:)
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchForMedia:completion:)
  optional func confirm(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  )
  @objc(confirmSearchForMedia:completion:)
  optional func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse

  @available(*, renamed: "resolveMediaItems(for:)")
  @objc(resolveMediaItemsForSearchForMedia:withCompletion:)
  optional func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
  )
  @objc(resolveMediaItemsForSearchForMedia:withCompletion:)
  optional func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult]
}

@objc open class INUpdateMediaAffinityIntent: INIntent {
  @objc(initWithMediaItems:mediaSearch:affinityType:)
  public init(
    mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType
  ) { fatalError() }
  @objc open var mediaItems: [INMediaItem]? { fatalError() }
  @objc open var mediaSearch: INMediaSearch? { fatalError() }
  @objc open var affinityType: INMediaAffinityType { fatalError() }
}

@objc public enum INUpdateMediaAffinityIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INUpdateMediaAffinityIntentResponseCode { fatalError() }
}

@objc public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleUpdateMediaAffinity:completion:)
  func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
  )
  @objc(handleUpdateMediaAffinity:completion:)
  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmUpdateMediaAffinity:completion:)
  optional func confirm(
    intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
  )
  @objc(confirmUpdateMediaAffinity:completion:)
  optional func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse

  @available(*, renamed: "resolveMediaItems(for:)")
  @objc(resolveMediaItemsForUpdateMediaAffinity:withCompletion:)
  optional func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  )
  @objc(resolveMediaItemsForUpdateMediaAffinity:withCompletion:)
  optional func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult]

  @available(*, renamed: "resolveAffinityType(for:)")
  @objc(resolveAffinityTypeForUpdateMediaAffinity:withCompletion:)
  optional func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
  )
  @objc(resolveAffinityTypeForUpdateMediaAffinity:withCompletion:)
  optional func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent
  ) async -> INMediaAffinityTypeResolutionResult
}
