// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INSearchForPhotosIntent: INIntent {
  @objc(initWithDateCreated:locationCreated:albumName:searchTerms:includedAttributes:excludedAttributes:peopleInPhoto:)
  public init(
    dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
    includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [],
    peopleInPhoto: [INPerson]?
  ) { fatalError() }
  @objc open var dateCreated: INDateComponentsRange? { fatalError() }
  @objc open var locationCreated: CLPlacemark? { fatalError() }
  @objc open var albumName: String? { fatalError() }
  @objc open var searchTerms: [String]? { fatalError() }
  @objc open var includedAttributes: INPhotoAttributeOptions { fatalError() }
  @objc open var excludedAttributes: INPhotoAttributeOptions { fatalError() }
  @objc open var peopleInPhoto: [INPerson]? { fatalError() }
  @objc open var searchTermsOperator: INConditionalOperator { fatalError() }
  @objc open var peopleInPhotoOperator: INConditionalOperator { fatalError() }
}

@objc public enum INSearchForPhotosIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
}

@objc open class INSearchForPhotosIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSearchForPhotosIntentResponseCode { fatalError() }
  @nonobjc public var searchResultsCount: Int? { get { fatalError() } set {} }
}

@objc public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSearchForPhotos:completion:)
  func handle(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  )
  @objc(handleSearchForPhotos:completion:)
  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSearchForPhotos:completion:)
  optional func confirm(
    intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  )
  @objc(confirmSearchForPhotos:completion:)
  optional func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse

  @available(*, renamed: "resolveDateCreated(for:)")
  @objc(resolveDateCreatedForSearchForPhotos:withCompletion:)
  optional func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDateCreatedForSearchForPhotos:withCompletion:)
  optional func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveLocationCreated(for:)")
  @objc(resolveLocationCreatedForSearchForPhotos:withCompletion:)
  optional func resolveLocationCreated(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolveLocationCreatedForSearchForPhotos:withCompletion:)
  optional func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult

  @available(*, renamed: "resolveAlbumName(for:)")
  @objc(resolveAlbumNameForSearchForPhotos:withCompletion:)
  optional func resolveAlbumName(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveAlbumNameForSearchForPhotos:withCompletion:)
  optional func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolveSearchTerms(for:)")
  @objc(resolveSearchTermsForSearchForPhotos:withCompletion:)
  optional func resolveSearchTerms(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  )
  @objc(resolveSearchTermsForSearchForPhotos:withCompletion:)
  optional func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]

  @available(*, renamed: "resolvePeopleInPhoto(for:)")
  @objc(resolvePeopleInPhotoForSearchForPhotos:withCompletion:)
  optional func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  @objc(resolvePeopleInPhotoForSearchForPhotos:withCompletion:)
  optional func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
}

@objc open class INStartPhotoPlaybackIntent: INIntent {
  @objc(initWithDateCreated:locationCreated:albumName:searchTerms:includedAttributes:excludedAttributes:peopleInPhoto:)
  public init(
    dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?,
    includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [],
    peopleInPhoto: [INPerson]?
  ) { fatalError() }
  @objc open var dateCreated: INDateComponentsRange? { fatalError() }
  @objc open var locationCreated: CLPlacemark? { fatalError() }
  @objc open var albumName: String? { fatalError() }
  @objc open var searchTerms: [String]? { fatalError() }
  @objc open var includedAttributes: INPhotoAttributeOptions { fatalError() }
  @objc open var excludedAttributes: INPhotoAttributeOptions { fatalError() }
  @objc open var peopleInPhoto: [INPerson]? { fatalError() }
  @objc open var searchTermsOperator: INConditionalOperator { fatalError() }
  @objc open var peopleInPhotoOperator: INConditionalOperator { fatalError() }
}

@objc public enum INStartPhotoPlaybackIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
}

@objc open class INStartPhotoPlaybackIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INStartPhotoPlaybackIntentResponseCode { fatalError() }
  @nonobjc public var searchResultsCount: Int? { get { fatalError() } set {} }
}

@objc public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleStartPhotoPlayback:completion:)
  func handle(
    intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  )
  @objc(handleStartPhotoPlayback:completion:)
  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmStartPhotoPlayback:completion:)
  optional func confirm(
    intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  )
  @objc(confirmStartPhotoPlayback:completion:)
  optional func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse

  @available(*, renamed: "resolveDateCreated(for:)")
  @objc(resolveDateCreatedForStartPhotoPlayback:withCompletion:)
  optional func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  @objc(resolveDateCreatedForStartPhotoPlayback:withCompletion:)
  optional func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INDateComponentsRangeResolutionResult

  @available(*, renamed: "resolveLocationCreated(for:)")
  @objc(resolveLocationCreatedForStartPhotoPlayback:withCompletion:)
  optional func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  )
  @objc(resolveLocationCreatedForStartPhotoPlayback:withCompletion:)
  optional func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult

  @available(*, renamed: "resolveAlbumName(for:)")
  @objc(resolveAlbumNameForStartPhotoPlayback:withCompletion:)
  optional func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveAlbumNameForStartPhotoPlayback:withCompletion:)
  optional func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolvePeopleInPhoto(for:)")
  @objc(resolvePeopleInPhotoForStartPhotoPlayback:withCompletion:)
  optional func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  @objc(resolvePeopleInPhotoForStartPhotoPlayback:withCompletion:)
  optional func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]
}
