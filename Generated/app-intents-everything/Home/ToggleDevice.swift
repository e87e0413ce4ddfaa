// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

public struct ToggleDevice: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, ForegroundContinuableIntent {
    public static let intentClassName = "ToggleDeviceIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "bbcus4",
        defaultValue: "Toggle a Device"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("xGfUtu", defaultValue: "Turns a device on or off, now or a little later."),
        categoryName: "Toggle"
    )
    public static let openAppWhenRun = false

    #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    #endif

    @Parameter(
        title: LocalizedStringResource("YbfDw4", defaultValue: "Device"),
        requestValueDialog: IntentDialog(LocalizedStringResource("vbNdkw", defaultValue: "Which device?")),
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    public var device: HomeDeviceAppEntity?

    @Parameter(
        title: LocalizedStringResource("Y3e01w", defaultValue: "State"),
        requestValueDialog: IntentDialog(LocalizedStringResource("YW0hs5", defaultValue: "On or off?"))
    )
    public var state: DeviceStateAppEnum?

    @Parameter(
        title: LocalizedStringResource("x8DEAk", defaultValue: "Minutes to Wait"),
        default: 0,
        controlStyle: .field,
        inclusiveRange: (0, 120)
    )
    public var delay: Int?

    @Parameter(
        title: LocalizedStringResource("XaoSb6", defaultValue: "Announce"),
        displayName: Bool.IntentDisplayName(
            true: "true",
            false: LocalizedStringResource("MU3j9O", defaultValue: "silently")
        )
    )
    public var announce: Bool?

    @Parameter(title: LocalizedStringResource("e1ZJLD", defaultValue: "Announcement"))
    public var announcement: String?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
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

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$device, \.$state, \.$delay, \.$announce, \.$announcement)) { device, state, delay, announce, announcement in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "bKBUPQ",
                    defaultValue: "Say \(announcement!) and switch \(device!) in \(delay!) minutes: \(state!)"
                ),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$device, \.$state, \.$delay, \.$announce)) { device, state, delay, announce in
            DisplayRepresentation(
                title: LocalizedStringResource(
                    "5SVPG9",
                    defaultValue: "Switch \(device!) in \(delay!) minutes: \(state!)"
                ),
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$device, \.$state, \.$delay)) { device, state, delay in
            DisplayRepresentation(
                title: LocalizedStringResource("ZlU8F4", defaultValue: "Switch \(device!): \(state!)"),
                subtitle: ""
            )
        }
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<DeviceStateAppEnum> & ProvidesDialog {
        guard let device else {
            throw $device.needsValueError(
                IntentDialog(LocalizedStringResource("vbNdkw", defaultValue: "Which device?"))
            )
        }
        guard let state else {
            throw $state.needsValueError(IntentDialog(LocalizedStringResource("YW0hs5", defaultValue: "On or off?")))
        }
        // TODO: Move the work of `ToggleDeviceIntentHandling` here.
        //
        // - Where it failed, throw an error of `ToggleDeviceError`.
        // - Where it went on in the app, `throw needsToContinueInForegroundError()`.
        _ = (device, state)
        let value: DeviceStateAppEnum = try MigrationGap.value()
        let outcome: ToggleDeviceOutcome = try MigrationGap.value()
        return .result(value: value, dialog: outcome.dialog)
    }
}

/// How ‘Toggle a Device’ can end well.
enum ToggleDeviceOutcome {
    case success(device: HomeDeviceAppEntity, state: DeviceStateAppEnum)
    case scheduled(device: HomeDeviceAppEntity, state: DeviceStateAppEnum, countdown: Measurement<UnitDuration>)

    /// What is said in the end.
    var dialog: IntentDialog {
        switch self {
        case .success(let device, let state):
            IntentDialog(LocalizedStringResource("Tjukx9", defaultValue: "\(device) is \(state)."))
        case .scheduled(let device, let state, let countdown):
            IntentDialog(
                LocalizedStringResource(
                    "CNIi3w",
                    defaultValue: "\(device) will be \(state) in \(countdown, format: .measurement(width: .wide))."
                )
            )
        }
    }
}

/// Why ‘Toggle a Device’ can fail.
public enum ToggleDeviceError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureOffline(device: String)

    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureOffline(let device):
            LocalizedStringResource("yahsd8", defaultValue: "\(device) is offline")
        }
    }
}

fileprivate extension IntentDialog {
    static var deviceParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("vbNdkw", defaultValue: "Which device?"))
    }
    static var stateParameterPrompt: Self {
        IntentDialog(LocalizedStringResource("YW0hs5", defaultValue: "On or off?"))
    }
    static func responseSuccess(device: HomeDeviceAppEntity, state: DeviceStateAppEnum) -> Self {
        IntentDialog(LocalizedStringResource("Tjukx9", defaultValue: "\(device) is \(state)."))
    }
    static func responseScheduled(
        device: HomeDeviceAppEntity,
        state: DeviceStateAppEnum,
        countdown: Measurement<UnitDuration>
    ) -> Self {
        IntentDialog(
            LocalizedStringResource(
                "CNIi3w",
                defaultValue: "\(device) will be \(state) in \(countdown, format: .measurement(width: .wide))."
            )
        )
    }
}
