// swift-format-ignore-file
// Written by Scripts/make-system-stubs.py from the public interface of the Intents framework: change the
// script, not this file.

import CoreLocation
import Foundation

@objc open class INSaveProfileInCarIntent: INIntent {
  @nonobjc public init(profileNumber: Int? = nil, profileLabel: String? = nil) { fatalError() }
  @nonobjc public var profileNumber: Int? { fatalError() }
  @objc open var profileLabel: String? { fatalError() }
  @objc open var profileName: String? { fatalError() }
}

@objc public enum INSaveProfileInCarIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSaveProfileInCarIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSaveProfileInCarIntentResponseCode { fatalError() }
}

@objc public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSaveProfileInCar:completion:)
  func handle(
    intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
  )
  @objc(handleSaveProfileInCar:completion:)
  func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSaveProfileInCar:completion:)
  optional func confirm(
    intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void
  )
  @objc(confirmSaveProfileInCar:completion:)
  optional func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse

  @available(*, renamed: "resolveProfileNumber(for:)")
  @objc(resolveProfileNumberForSaveProfileInCar:withCompletion:)
  optional func resolveProfileNumber(
    for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolveProfileNumberForSaveProfileInCar:withCompletion:)
  optional func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult

  @available(*, renamed: "resolveProfileName(for:)")
  @objc(resolveProfileNameForSaveProfileInCar:withCompletion:)
  optional func resolveProfileName(
    for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveProfileNameForSaveProfileInCar:withCompletion:)
  optional func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult
}

@objc open class INSetAudioSourceInCarIntent: INIntent {
  @objc(initWithAudioSource:relativeAudioSourceReference:)
  public init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference) { fatalError() }
  @objc open var audioSource: INCarAudioSource { fatalError() }
  @objc open var relativeAudioSourceReference: INRelativeReference { fatalError() }
}

@objc public enum INSetAudioSourceInCarIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetAudioSourceInCarIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetAudioSourceInCarIntentResponseCode { fatalError() }
}

@objc public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetAudioSourceInCar:completion:)
  func handle(
    intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
  )
  @objc(handleSetAudioSourceInCar:completion:)
  func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetAudioSourceInCar:completion:)
  optional func confirm(
    intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void
  )
  @objc(confirmSetAudioSourceInCar:completion:)
  optional func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse

  @available(*, renamed: "resolveAudioSource(for:)")
  @objc(resolveAudioSourceForSetAudioSourceInCar:withCompletion:)
  optional func resolveAudioSource(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void
  )
  @objc(resolveAudioSourceForSetAudioSourceInCar:withCompletion:)
  optional func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult

  @available(*, renamed: "resolveRelativeAudioSourceReference(for:)")
  @objc(resolveRelativeAudioSourceReferenceForSetAudioSourceInCar:withCompletion:)
  optional func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent,
    with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void
  )
  @objc(resolveRelativeAudioSourceReferenceForSetAudioSourceInCar:withCompletion:)
  optional func resolveRelativeAudioSourceReference(
    for intent: INSetAudioSourceInCarIntent
  ) async -> INRelativeReferenceResolutionResult
}

@objc open class INSetClimateSettingsInCarIntent: INIntent {
  @nonobjc public init(
    enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil,
    enableAutoMode: Bool? = nil, airCirculationMode: INCarAirCirculationMode = .unknown, fanSpeedIndex: Int? = nil,
    fanSpeedPercentage: Double? = nil, relativeFanSpeedSetting: INRelativeSetting = .unknown,
    temperature: Measurement<UnitTemperature>? = nil, relativeTemperatureSetting: INRelativeSetting = .unknown,
    climateZone: INCarSeat = .unknown, carName: INSpeakableString? = nil
  ) { fatalError() }
  @nonobjc public var enableFan: Bool? { fatalError() }
  @nonobjc public var enableAirConditioner: Bool? { fatalError() }
  @nonobjc public var enableClimateControl: Bool? { fatalError() }
  @nonobjc public var enableAutoMode: Bool? { fatalError() }
  @objc open var airCirculationMode: INCarAirCirculationMode { fatalError() }
  @nonobjc public var fanSpeedIndex: Int? { fatalError() }
  @nonobjc public var fanSpeedPercentage: Double? { fatalError() }
  @objc open var relativeFanSpeedSetting: INRelativeSetting { fatalError() }
  @objc open var temperature: Measurement<UnitTemperature>? { fatalError() }
  @objc open var relativeTemperatureSetting: INRelativeSetting { fatalError() }
  @objc open var climateZone: INCarSeat { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
}

@objc public enum INSetClimateSettingsInCarIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetClimateSettingsInCarIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetClimateSettingsInCarIntentResponseCode { fatalError() }
}

@objc public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetClimateSettingsInCar:completion:)
  func handle(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
  )
  @objc(handleSetClimateSettingsInCar:completion:)
  func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetClimateSettingsInCar:completion:)
  optional func confirm(
    intent: INSetClimateSettingsInCarIntent,
    completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void
  )
  @objc(confirmSetClimateSettingsInCar:completion:)
  optional func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse

  @available(*, renamed: "resolveEnableFan(for:)")
  @objc(resolveEnableFanForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableFan(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableFanForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveEnableAirConditioner(for:)")
  @objc(resolveEnableAirConditionerForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableAirConditionerForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableAirConditioner(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveEnableClimateControl(for:)")
  @objc(resolveEnableClimateControlForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableClimateControlForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableClimateControl(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveEnableAutoMode(for:)")
  @objc(resolveEnableAutoModeForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableAutoMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableAutoModeForSetClimateSettingsInCar:withCompletion:)
  optional func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveAirCirculationMode(for:)")
  @objc(resolveAirCirculationModeForSetClimateSettingsInCar:withCompletion:)
  optional func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void
  )
  @objc(resolveAirCirculationModeForSetClimateSettingsInCar:withCompletion:)
  optional func resolveAirCirculationMode(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INCarAirCirculationModeResolutionResult

  @available(*, renamed: "resolveFanSpeedIndex(for:)")
  @objc(resolveFanSpeedIndexForSetClimateSettingsInCar:withCompletion:)
  optional func resolveFanSpeedIndex(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolveFanSpeedIndexForSetClimateSettingsInCar:withCompletion:)
  optional func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult

  @available(*, renamed: "resolveFanSpeedPercentage(for:)")
  @objc(resolveFanSpeedPercentageForSetClimateSettingsInCar:withCompletion:)
  optional func resolveFanSpeedPercentage(
    for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  )
  @objc(resolveFanSpeedPercentageForSetClimateSettingsInCar:withCompletion:)
  optional func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult

  @available(*, renamed: "resolveRelativeFanSpeedSetting(for:)")
  @objc(resolveRelativeFanSpeedSettingForSetClimateSettingsInCar:withCompletion:)
  optional func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
  )
  @objc(resolveRelativeFanSpeedSettingForSetClimateSettingsInCar:withCompletion:)
  optional func resolveRelativeFanSpeedSetting(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult

  @available(*, renamed: "resolveTemperature(for:)")
  @objc(resolveTemperatureForSetClimateSettingsInCar:withCompletion:)
  optional func resolveTemperature(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void
  )
  @objc(resolveTemperatureForSetClimateSettingsInCar:withCompletion:)
  optional func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult

  @available(*, renamed: "resolveRelativeTemperatureSetting(for:)")
  @objc(resolveRelativeTemperatureSettingForSetClimateSettingsInCar:withCompletion:)
  optional func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
  )
  @objc(resolveRelativeTemperatureSettingForSetClimateSettingsInCar:withCompletion:)
  optional func resolveRelativeTemperatureSetting(
    for intent: INSetClimateSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult

  @available(*, renamed: "resolveClimateZone(for:)")
  @objc(resolveClimateZoneForSetClimateSettingsInCar:withCompletion:)
  optional func resolveClimateZone(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
  )
  @objc(resolveClimateZoneForSetClimateSettingsInCar:withCompletion:)
  optional func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForSetClimateSettingsInCar:withCompletion:)
  optional func resolveCarName(
    for intent: INSetClimateSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForSetClimateSettingsInCar:withCompletion:)
  optional func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INSetDefrosterSettingsInCarIntent: INIntent {
  @nonobjc public init(
    enable: Bool? = nil, defroster: INCarDefroster = .unknown, carName: INSpeakableString? = nil
  ) { fatalError() }
  @nonobjc public var enable: Bool? { fatalError() }
  @objc open var defroster: INCarDefroster { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
}

@objc public enum INSetDefrosterSettingsInCarIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetDefrosterSettingsInCarIntentResponseCode { fatalError() }
}

@objc public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetDefrosterSettingsInCar:completion:)
  func handle(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
  )
  @objc(handleSetDefrosterSettingsInCar:completion:)
  func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetDefrosterSettingsInCar:completion:)
  optional func confirm(
    intent: INSetDefrosterSettingsInCarIntent,
    completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void
  )
  @objc(confirmSetDefrosterSettingsInCar:completion:)
  optional func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse

  @available(*, renamed: "resolveEnable(for:)")
  @objc(resolveEnableForSetDefrosterSettingsInCar:withCompletion:)
  optional func resolveEnable(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableForSetDefrosterSettingsInCar:withCompletion:)
  optional func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveDefroster(for:)")
  @objc(resolveDefrosterForSetDefrosterSettingsInCar:withCompletion:)
  optional func resolveDefroster(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void
  )
  @objc(resolveDefrosterForSetDefrosterSettingsInCar:withCompletion:)
  optional func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForSetDefrosterSettingsInCar:withCompletion:)
  optional func resolveCarName(
    for intent: INSetDefrosterSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForSetDefrosterSettingsInCar:withCompletion:)
  optional func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

@objc open class INSetProfileInCarIntent: INIntent {
  @nonobjc public init(
    profileNumber: Int? = nil, profileName: String? = nil, isDefaultProfile: Bool? = nil,
    carName: INSpeakableString? = nil
  ) { fatalError() }
  @nonobjc public init(defaultProfile: Int?) { fatalError() }
  @nonobjc public init(profileLabel: String?) { fatalError() }
  @nonobjc public init(profileLabel: String?, defaultProfile: Int?) { fatalError() }
  @nonobjc public init(profileLabel: String?, isDefaultProfile: Bool?) { fatalError() }
  @nonobjc public init(profileName: String?, defaultProfile: Int?) { fatalError() }
  @nonobjc public init(profileNumber: Int?, defaultProfile: Int?) { fatalError() }
  @nonobjc public init(profileNumber: Int?, profileLabel: String?) { fatalError() }
  @nonobjc public init(profileNumber: Int?, profileLabel: String?, defaultProfile: Int?) { fatalError() }
  @nonobjc public init(profileNumber: Int?, profileLabel: String?, isDefaultProfile: Bool?) { fatalError() }
  @nonobjc public init(profileNumber: Int?, profileName: String?, defaultProfile: Int?) { fatalError() }
  @nonobjc public var profileNumber: Int? { fatalError() }
  @objc open var profileName: String? { fatalError() }
  @nonobjc public var isDefaultProfile: Bool? { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
  @objc open var profileLabel: String? { fatalError() }
}

@objc public enum INSetProfileInCarIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetProfileInCarIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetProfileInCarIntentResponseCode { fatalError() }
}

@objc public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetProfileInCar:completion:)
  func handle(
    intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
  )
  @objc(handleSetProfileInCar:completion:)
  func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetProfileInCar:completion:)
  optional func confirm(
    intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void
  )
  @objc(confirmSetProfileInCar:completion:)
  optional func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse

  @available(*, renamed: "resolveProfileNumber(for:)")
  @objc(resolveProfileNumberForSetProfileInCar:withCompletion:)
  optional func resolveProfileNumber(
    for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolveProfileNumberForSetProfileInCar:withCompletion:)
  optional func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult

  @available(*, renamed: "resolveProfileName(for:)")
  @objc(resolveProfileNameForSetProfileInCar:withCompletion:)
  optional func resolveProfileName(
    for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveProfileNameForSetProfileInCar:withCompletion:)
  optional func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForSetProfileInCar:withCompletion:)
  optional func resolveCarName(
    for intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForSetProfileInCar:withCompletion:)
  optional func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult

  @available(*, deprecated)
  @objc(resolveDefaultProfileForSetProfileInCar:withCompletion:)
  optional func resolveDefaultProfile(
    forSetProfileInCar intent: INSetProfileInCarIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
}

@objc open class INSetRadioStationIntent: INIntent {
  @nonobjc public init(
    radioType: INRadioType = .unknown, frequency: Double? = nil, stationName: String? = nil, channel: String? = nil,
    presetNumber: Int? = nil
  ) { fatalError() }
  @objc open var radioType: INRadioType { fatalError() }
  @nonobjc public var frequency: Double? { fatalError() }
  @objc open var stationName: String? { fatalError() }
  @objc open var channel: String? { fatalError() }
  @nonobjc public var presetNumber: Int? { fatalError() }
}

@objc public enum INSetRadioStationIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureNotSubscribed
}

@objc open class INSetRadioStationIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetRadioStationIntentResponseCode { fatalError() }
}

@objc public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetRadioStation:completion:)
  func handle(
    intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
  )
  @objc(handleSetRadioStation:completion:)
  func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetRadioStation:completion:)
  optional func confirm(
    intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
  )
  @objc(confirmSetRadioStation:completion:)
  optional func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse

  @available(*, renamed: "resolveRadioType(for:)")
  @objc(resolveRadioTypeForSetRadioStation:withCompletion:)
  optional func resolveRadioType(
    for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
  )
  @objc(resolveRadioTypeForSetRadioStation:withCompletion:)
  optional func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult

  @available(*, renamed: "resolveFrequency(for:)")
  @objc(resolveFrequencyForSetRadioStation:withCompletion:)
  optional func resolveFrequency(
    for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  )
  @objc(resolveFrequencyForSetRadioStation:withCompletion:)
  optional func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult

  @available(*, renamed: "resolveStationName(for:)")
  @objc(resolveStationNameForSetRadioStation:withCompletion:)
  optional func resolveStationName(
    for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveStationNameForSetRadioStation:withCompletion:)
  optional func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolveChannel(for:)")
  @objc(resolveChannelForSetRadioStation:withCompletion:)
  optional func resolveChannel(
    for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  @objc(resolveChannelForSetRadioStation:withCompletion:)
  optional func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult

  @available(*, renamed: "resolvePresetNumber(for:)")
  @objc(resolvePresetNumberForSetRadioStation:withCompletion:)
  optional func resolvePresetNumber(
    for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolvePresetNumberForSetRadioStation:withCompletion:)
  optional func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult
}

@objc open class INSetSeatSettingsInCarIntent: INIntent {
  @nonobjc public init(
    enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil, seat: INCarSeat = .unknown,
    level: Int? = nil, relativeLevel: INRelativeSetting = .unknown, carName: INSpeakableString? = nil
  ) { fatalError() }
  @nonobjc public var enableHeating: Bool? { fatalError() }
  @nonobjc public var enableCooling: Bool? { fatalError() }
  @nonobjc public var enableMassage: Bool? { fatalError() }
  @objc open var seat: INCarSeat { fatalError() }
  @nonobjc public var level: Int? { fatalError() }
  @objc open var carName: INSpeakableString? { fatalError() }
  @objc open var relativeLevelSetting: INRelativeSetting { fatalError() }
}

@objc public enum INSetSeatSettingsInCarIntentResponseCode: Int {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

@objc open class INSetSeatSettingsInCarIntentResponse: INIntentResponse {
  @objc(initWithCode:userActivity:)
  public init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) { fatalError() }
  @objc open var code: INSetSeatSettingsInCarIntentResponseCode { fatalError() }
}

@objc public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
  @available(*, renamed: "handle(intent:)")
  @objc(handleSetSeatSettingsInCar:completion:)
  func handle(
    intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
  )
  @objc(handleSetSeatSettingsInCar:completion:)
  func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse

  @available(*, renamed: "confirm(intent:)")
  @objc(confirmSetSeatSettingsInCar:completion:)
  optional func confirm(
    intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void
  )
  @objc(confirmSetSeatSettingsInCar:completion:)
  optional func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse

  @available(*, renamed: "resolveEnableHeating(for:)")
  @objc(resolveEnableHeatingForSetSeatSettingsInCar:withCompletion:)
  optional func resolveEnableHeating(
    for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableHeatingForSetSeatSettingsInCar:withCompletion:)
  optional func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveEnableCooling(for:)")
  @objc(resolveEnableCoolingForSetSeatSettingsInCar:withCompletion:)
  optional func resolveEnableCooling(
    for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableCoolingForSetSeatSettingsInCar:withCompletion:)
  optional func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveEnableMassage(for:)")
  @objc(resolveEnableMassageForSetSeatSettingsInCar:withCompletion:)
  optional func resolveEnableMassage(
    for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  @objc(resolveEnableMassageForSetSeatSettingsInCar:withCompletion:)
  optional func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult

  @available(*, renamed: "resolveSeat(for:)")
  @objc(resolveSeatForSetSeatSettingsInCar:withCompletion:)
  optional func resolveSeat(
    for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void
  )
  @objc(resolveSeatForSetSeatSettingsInCar:withCompletion:)
  optional func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult

  @available(*, renamed: "resolveLevel(for:)")
  @objc(resolveLevelForSetSeatSettingsInCar:withCompletion:)
  optional func resolveLevel(
    for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  )
  @objc(resolveLevelForSetSeatSettingsInCar:withCompletion:)
  optional func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult

  @available(*, renamed: "resolveCarName(for:)")
  @objc(resolveCarNameForSetSeatSettingsInCar:withCompletion:)
  optional func resolveCarName(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  @objc(resolveCarNameForSetSeatSettingsInCar:withCompletion:)
  optional func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult

  @available(*, renamed: "resolveRelativeLevelSetting(for:)")
  @objc(resolveRelativeLevelSettingForSetSeatSettingsInCar:withCompletion:)
  optional func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent,
    with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void
  )
  @objc(resolveRelativeLevelSettingForSetSeatSettingsInCar:withCompletion:)
  optional func resolveRelativeLevelSetting(
    for intent: INSetSeatSettingsInCarIntent
  ) async -> INRelativeSettingResolutionResult
}
