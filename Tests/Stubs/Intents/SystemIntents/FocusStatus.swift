// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INShareFocusStatusIntent: INIntent {
  @objc(initWithFocusStatus:)
  public init(focusStatus: INFocusStatus?) { fatalError() }
  @objc open var focusStatus: INFocusStatus? { fatalError() }
}

@objc public enum INShareFocusStatusIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INShareFocusStatusIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INShareFocusStatusIntentResponseCode { fatalError() }
}

@objc public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleShareFocusStatus:completion:)
  func handle(
    intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  )
  @objc(handleShareFocusStatus:completion:)
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmShareFocusStatus:completion:)
  optional func confirm(
    intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  )
  @objc(confirmShareFocusStatus:completion:)
  optional func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}
