// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INGetVisualCodeIntent: INIntent {
  @objc(initWithVisualCodeType:)
  public init(visualCodeType: INVisualCodeType) { fatalError() }
  @objc open var visualCodeType: INVisualCodeType { fatalError() }
}

@objc public enum INGetVisualCodeIntentResponseCode: Int {
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
  case failureAppConfigurationRequired
}

@objc open class INGetVisualCodeIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INGetVisualCodeIntentResponseCode { fatalError() }
  @objc open var visualCodeImage: INImage? { get { fatalError() } set {} }
}

@objc public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleGetVisualCode:completion:)
  func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
  @objc(handleGetVisualCode:completion:)
  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmGetVisualCode:completion:)
  optional func confirm(
    intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
  )
  @objc(confirmGetVisualCode:completion:)
  optional func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse

  @available(*, renamed: "resolveVisualCodeType(for:)")
  @objc(resolveVisualCodeTypeForGetVisualCode:withCompletion:)
  optional func resolveVisualCodeType(
    for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void
  )
  @objc(resolveVisualCodeTypeForGetVisualCode:withCompletion:)
  optional func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult
}
