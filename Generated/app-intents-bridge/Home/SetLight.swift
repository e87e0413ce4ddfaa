// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct SetLight: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "SetLightIntent"
    static let title: LocalizedStringResource = "Set the Light"
    static let description: IntentDescription? = IntentDescription(
        "Sets brightness and mood of the lights.",
        categoryName: "Set"
    )
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(title: "Lights", requestValueDialog: "Which lights?", query: SetLightLightsOptionsQuery())
    var lights: [HomeDeviceAppEntity]?

    @Parameter(title: "Mood", default: .reading, requestValueDialog: "Which mood?")
    var mood: LightMoodAppEnum?

    @Parameter(
        title: "Brightness",
        default: 75.0,
        controlStyle: .slider,
        inclusiveRange: (0.0, 100.0),
        requestValueDialog: "How bright?"
    )
    var brightness: Double?

    @Parameter(title: "Warmth", default: 2700, controlStyle: .field, inclusiveRange: (2000, 6500))
    var warmth: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .custom) {
            Summary("Set \(\.$lights) to \(\.$mood) with \(\.$brightness) per cent at \(\.$warmth) kelvin")
        } otherwise: {
            Summary("Set \(\.$lights) to \(\.$mood)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<LightMoodAppEnum> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any SetLightIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedList<HomeDeviceAppEntity>(
            name: "lights",
            current: { lights ?? [] },
            read: { ($0 as? HomeDevice).map { HomeDeviceAppEntity($0) } },
            assign: { values in
                lights = values
                legacy.lights = values.isEmpty ? nil : values.map { $0.legacy }
            },
            ask: { $lights.needsValueError("Which lights?") },
            choose: { try await $lights.requestDisambiguation(among: $0) },
            confirm: { try await $lights.requestConfirmation(for: $0) },
            refuse: { _ in SetLightError.lights }
        ).settle { await handler.resolveLights(for: legacy).map { $0.bridgeOutcome } }
        try await BridgedParameter<LightMoodAppEnum>(
            name: "mood",
            current: { mood },
            read: { ($0 as? Int).flatMap { LightMood(rawValue: $0).flatMap { LightMoodAppEnum($0) } } },
            assign: { value, _ in
                mood = value
                legacy.mood = value?.legacy ?? .unknown
            },
            ask: { try await $mood.requestValue("Which mood?") },
            choose: { try await $mood.requestDisambiguation(among: $0) },
            confirm: { try await $mood.requestConfirmation(for: $0) },
            refuse: { _ in SetLightError.mood }
        ).settle { await handler.resolveMood(for: legacy).bridgeOutcome }
        if mood == .custom {
            try await BridgedParameter<Double>(
                name: "brightness",
                current: { brightness },
                read: { $0 as? Double },
                assign: { value, _ in
                    brightness = value
                    legacy.brightness = value.map { NSNumber(value: $0) }
                },
                ask: { try await $brightness.requestValue("How bright?") },
                choose: { try await $brightness.requestDisambiguation(among: $0) },
                confirm: { try await $brightness.requestConfirmation(for: $0) },
                refuse: { SetLightError(
                    brightnessReason: $0,
                    lights: SiriKitBridge.text(lights),
                    brightness: brightness ?? 0
                ) }
            ).settle { await handler.resolveBrightness(for: legacy).bridgeOutcome }
        }
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(activityType: "SetLightIntent")
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        guard let value = LightMoodAppEnum(response.mood) else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: SetLightIntent {
        let legacy = SetLightIntent()
        legacy.lights = lights?.map { $0.legacy }
        legacy.mood = mood?.legacy ?? .unknown
        legacy.brightness = brightness.map { NSNumber(value: $0) }
        legacy.warmth = warmth.map { NSNumber(value: $0) }
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: SetLightIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress:
            return
        case .ready:
            guard confirming else {
                throw SetLightError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw SetLightError.failure
            }
        default:
            throw SetLightError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: SetLightIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "The lights are set to \(SiriKitBridge.text(LightMoodAppEnum(response.mood)))."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }
}

/// Why ‘Set the Light’ can fail.
enum SetLightError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case lights
    case mood
    case brightness
    case brightnessNegativeNumbersNotSupported
    case brightnessGreaterThanMaximumValue
    case brightnessLessThanMinimumValue
    case brightnessNotDimmable(lights: String, brightness: Double)

    init(brightnessReason reason: Int, lights: String, brightness: Double) {
        switch SetLightBrightnessUnsupportedReason(rawValue: reason) {
        case .negativeNumbersNotSupported:
            self = .brightnessNegativeNumbersNotSupported
        case .greaterThanMaximumValue:
            self = .brightnessGreaterThanMaximumValue
        case .lessThanMinimumValue:
            self = .brightnessLessThanMinimumValue
        case .notDimmable:
            self = .brightnessNotDimmable(lights: lights, brightness: brightness)
        default:
            self = .brightness
        }
    }

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .lights:
            "This value can’t be used."
        case .mood:
            "This value can’t be used."
        case .brightness:
            "This value can’t be used."
        case .brightnessNegativeNumbersNotSupported:
            "The brightness cannot be negative."
        case .brightnessGreaterThanMaximumValue:
            "100 per cent is as bright as it gets."
        case .brightnessLessThanMinimumValue:
            "0 per cent is the minimum."
        case .brightnessNotDimmable(let lights, let brightness):
            "\(lights) cannot be dimmed to \(brightness) per cent."
        }
    }
}

#endif
