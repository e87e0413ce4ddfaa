// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct ToggleDevice: AppIntent, CustomIntentMigratedAppIntent, ForegroundContinuableIntent {
    static let intentClassName = "ToggleDeviceIntent"
    static let title: LocalizedStringResource = "Toggle a Device"
    static let description: IntentDescription? = IntentDescription(
        "Turns a device on or off, now or a little later.",
        categoryName: "Toggle"
    )
    static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: "Device",
        requestValueDialog: "Which device?",
        inputConnectionBehavior: .connectToPreviousIntentResult,
        query: ToggleDeviceDeviceOptionsQuery()
    )
    var device: HomeDeviceAppEntity?

    @Parameter(title: "State", requestValueDialog: "On or off?")
    var state: DeviceStateAppEnum?

    @Parameter(title: "Minutes to Wait", default: 0, controlStyle: .field, inclusiveRange: (0, 120))
    var delay: Int?

    @Parameter(title: "Announce", displayName: Bool.IntentDisplayName(true: "true", false: "silently"))
    var announce: Bool?

    @Parameter(title: "Announcement")
    var announcement: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$delay, .greaterThanOrEqualTo, 5) {
            When(\.$announce, .equalTo, true) {
                Summary("Say \(\.$announcement) and switch \(\.$device) in \(\.$delay) minutes: \(\.$state)") {
                    \.$announce
                }
            } otherwise: {
                Summary("Switch \(\.$device) in \(\.$delay) minutes: \(\.$state)") {
                    \.$announce
                }
            }
        } otherwise: {
            Summary("Switch \(\.$device): \(\.$state)") {
                \.$delay
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DeviceStateAppEnum> & ProvidesDialog {
        let legacy = legacyIntent
        guard let handler = SiriKitBridge.handler(for: legacy) as? any ToggleDeviceIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        try await BridgedParameter<HomeDeviceAppEntity>(
            name: "device",
            current: { device },
            read: { ($0 as? HomeDevice).map { HomeDeviceAppEntity($0) } },
            assign: { value, answer in
                device = value
                legacy.device = (answer as? HomeDevice) ?? value?.legacy
            },
            ask: { try await $device.requestValue("Which device?") },
            choose: { try await $device.requestDisambiguation(among: $0) },
            confirm: { try await $device.requestConfirmation(for: $0) },
            refuse: { _ in ToggleDeviceError.device }
        ).settle { await handler.resolveDevice(for: legacy).bridgeOutcome }
        try await BridgedParameter<DeviceStateAppEnum>(
            name: "state",
            current: { state },
            read: { ($0 as? Int).flatMap { DeviceState(rawValue: $0).flatMap { DeviceStateAppEnum($0) } } },
            assign: { value, _ in
                state = value
                legacy.state = value?.legacy ?? .unknown
            },
            ask: { try await $state.requestValue("On or off?") },
            choose: { try await $state.requestDisambiguation(among: $0) },
            confirm: { try await $state.requestConfirmation(for: $0) },
            refuse: { _ in ToggleDeviceError.state }
        ).settle { await handler.resolveState(for: legacy).bridgeOutcome }
        if let confirmation = await handler.confirm?(intent: legacy) {
            try check(confirmation, confirming: true)
        }
        let response = await handler.handle(intent: legacy)
        try check(response, confirming: false)
        switch response.code {
        case .continueInApp, .failureRequiringAppLaunch:
            nonisolated(unsafe) let activity = response.userActivity ?? NSUserActivity(
                activityType: "ToggleDeviceIntent"
            )
            nonisolated(unsafe) let interaction = INInteraction(intent: legacy, response: response)
            throw needsToContinueInForegroundError {
                SiriKitHandlers.continueInApp(activity, with: interaction)
            }
        default:
            break
        }
        guard let value = DeviceStateAppEnum(response.state) else {
            throw SiriKitBridgeError.noOutput
        }
        return .result(value: value, dialog: dialog(for: response) ?? "Done.")
    }

    /// The intent that the handler knows, with the values of this action.
    private var legacyIntent: ToggleDeviceIntent {
        let legacy = ToggleDeviceIntent()
        legacy.device = device?.legacy
        legacy.state = state?.legacy ?? .unknown
        legacy.delay = delay.map { NSNumber(value: $0) }
        legacy.announce = announce.map { NSNumber(value: $0) }
        legacy.announcement = announcement
        return legacy
    }

    /// Throws where the handler cannot or could not do the work.
    private func check(_ response: ToggleDeviceIntentResponse, confirming: Bool) throws {
        switch response.code {
        case .success, .inProgress, .scheduled:
            return
        case .ready:
            guard confirming else {
                throw ToggleDeviceError.failure
            }
        case .continueInApp, .failureRequiringAppLaunch:
            if confirming {
                throw ToggleDeviceError.failure
            }
        case .failureOffline:
            throw ToggleDeviceError.failureOffline(device: SiriKitBridge.text(response.device))
        default:
            throw ToggleDeviceError.failure
        }
    }

    /// What is said about a response; nil where it has no sentence.
    private func dialog(for response: ToggleDeviceIntentResponse) -> IntentDialog? {
        switch response.code {
        case .success:
            return "\(SiriKitBridge.text(response.device)) is \(SiriKitBridge.text(DeviceStateAppEnum(response.state)))."
        case .scheduled:
            return "\(SiriKitBridge.text(response.device)) will be \(SiriKitBridge.text(DeviceStateAppEnum(response.state))) in \(SiriKitBridge.text(response.countdown.map { Measurement(value: $0.doubleValue, unit: UnitDuration.seconds) }))."
        case .inProgress:
            return "Under way."
        default:
            return nil
        }
    }
}

/// Why ‘Toggle a Device’ can fail.
enum ToggleDeviceError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureOffline(device: String)
    case device
    case state

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureOffline(let device):
            "\(device) is offline"
        case .device:
            "This value can’t be used."
        case .state:
            "This value can’t be used."
        }
    }
}

#endif
