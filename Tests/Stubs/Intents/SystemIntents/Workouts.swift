// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INCancelWorkoutIntent: INIntent {
  @objc(initWithWorkoutName:)
  public init(workoutName: INSpeakableString?) { fatalError() }
  @objc open var workoutName: INSpeakableString? { fatalError() }
}

@objc public enum INCancelWorkoutIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
  case success
}

@objc open class INCancelWorkoutIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INCancelWorkoutIntentResponseCode { fatalError() }
}

@objc public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleCancelWorkout:completion:)
  func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  @objc(handleCancelWorkout:completion:)
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmCancelWorkout:completion:)
  optional func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  )
  @objc(confirmCancelWorkout:completion:)
  optional func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  @available(*, renamed: "resolveWorkoutName(for:)")
  @objc(resolveWorkoutNameForCancelWorkout:withCompletion:)
  optional func resolveWorkoutName(
    for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveWorkoutNameForCancelWorkout:withCompletion:)
  optional func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INEndWorkoutIntent: INIntent {
  @objc(initWithWorkoutName:)
  public init(workoutName: INSpeakableString?) { fatalError() }
  @objc open var workoutName: INSpeakableString? { fatalError() }
}

@objc public enum INEndWorkoutIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
  case success
}

@objc open class INEndWorkoutIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INEndWorkoutIntentResponseCode { fatalError() }
}

@objc public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleEndWorkout:completion:)
  func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  @objc(handleEndWorkout:completion:)
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmEndWorkout:completion:)
  optional func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  )
  @objc(confirmEndWorkout:completion:)
  optional func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  @available(*, renamed: "resolveWorkoutName(for:)")
  @objc(resolveWorkoutNameForEndWorkout:withCompletion:)
  optional func resolveWorkoutName(
    for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveWorkoutNameForEndWorkout:withCompletion:)
  optional func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INPauseWorkoutIntent: INIntent {
  @objc(initWithWorkoutName:)
  public init(workoutName: INSpeakableString?) { fatalError() }
  @objc open var workoutName: INSpeakableString? { fatalError() }
}

@objc public enum INPauseWorkoutIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
  case success
}

@objc open class INPauseWorkoutIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INPauseWorkoutIntentResponseCode { fatalError() }
}

@objc public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handlePauseWorkout:completion:)
  func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  @objc(handlePauseWorkout:completion:)
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmPauseWorkout:completion:)
  optional func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  )
  @objc(confirmPauseWorkout:completion:)
  optional func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  @available(*, renamed: "resolveWorkoutName(for:)")
  @objc(resolveWorkoutNameForPauseWorkout:withCompletion:)
  optional func resolveWorkoutName(
    for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveWorkoutNameForPauseWorkout:withCompletion:)
  optional func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INResumeWorkoutIntent: INIntent {
  @objc(initWithWorkoutName:)
  public init(workoutName: INSpeakableString?) { fatalError() }
  @objc open var workoutName: INSpeakableString? { fatalError() }
}

@objc public enum INResumeWorkoutIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
  case success
}

@objc open class INResumeWorkoutIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INResumeWorkoutIntentResponseCode { fatalError() }
}

@objc public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleResumeWorkout:completion:)
  func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  @objc(handleResumeWorkout:completion:)
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmResumeWorkout:completion:)
  optional func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  )
  @objc(confirmResumeWorkout:completion:)
  optional func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  @available(*, renamed: "resolveWorkoutName(for:)")
  @objc(resolveWorkoutNameForResumeWorkout:withCompletion:)
  optional func resolveWorkoutName(
    for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveWorkoutNameForResumeWorkout:withCompletion:)
  optional func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INStartWorkoutIntent: INIntent {
  @nonobjc public init(
    workoutName: INSpeakableString? = nil, goalValue: Double? = nil,
    workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown,
    isOpenEnded: Bool? = nil
  ) { fatalError() }
  @objc open var workoutName: INSpeakableString? { fatalError() }
  @nonobjc public var goalValue: Double? { fatalError() }
  @objc open var workoutGoalUnitType: INWorkoutGoalUnitType { fatalError() }
  @objc open var workoutLocationType: INWorkoutLocationType { fatalError() }
  @nonobjc public var isOpenEnded: Bool? { fatalError() }
}

@objc public enum INStartWorkoutIntentResponseCode: Int {
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout
  case failureNoMatchingWorkout, handleInApp, success
}

@objc open class INStartWorkoutIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INStartWorkoutIntentResponseCode { fatalError() }
}

@objc public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleStartWorkout:completion:)
  func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  @objc(handleStartWorkout:completion:)
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmStartWorkout:completion:)
  optional func confirm(
    intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  )
  @objc(confirmStartWorkout:completion:)
  optional func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  @available(*, renamed: "resolveWorkoutName(for:)")
  @objc(resolveWorkoutNameForStartWorkout:withCompletion:)
  optional func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveWorkoutNameForStartWorkout:withCompletion:)
  optional func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveGoalValue(for:)")
  @objc(resolveGoalValueForStartWorkout:withCompletion:)
  optional func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  )
  @objc(resolveGoalValueForStartWorkout:withCompletion:)
  optional func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult

  @available(*, renamed: "resolveWorkoutGoalUnitType(for:)")
  @objc(resolveWorkoutGoalUnitTypeForStartWorkout:withCompletion:)
  optional func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  )
  @objc(resolveWorkoutGoalUnitTypeForStartWorkout:withCompletion:)
  optional func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult

  @available(*, renamed: "resolveWorkoutLocationType(for:)")
  @objc(resolveWorkoutLocationTypeForStartWorkout:withCompletion:)
  optional func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
  )
  @objc(resolveWorkoutLocationTypeForStartWorkout:withCompletion:)
  optional func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult

  @available(*, renamed: "resolveIsOpenEnded(for:)")
  @objc(resolveIsOpenEndedForStartWorkout:withCompletion:)
  optional func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveIsOpenEndedForStartWorkout:withCompletion:)
  optional func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}
