// Migrated by intentc from Home.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

struct ToggleDevice: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ToggleDeviceIntent"
    static let title: LocalizedStringResource = "Toggle a Device"
    static let description: IntentDescription? = IntentDescription(
        "Turns a device on or off, now or a little later.",
        categoryName: "Toggle"
    )

    @Parameter(
        title: "Device",
        requestValueDialog: "Which device?",
        inputConnectionBehavior: .connectToPreviousIntentResult
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
        guard let device else {
            throw $device.needsValueError("Which device?")
        }
        guard let state else {
            throw $state.needsValueError("On or off?")
        }
        // TODO: Move the work of `ToggleDeviceIntentHandling` here.
        //
        // - Where it failed, throw an error of `ToggleDeviceError`.
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
            "\(device) is \(state)."
        case .scheduled(let device, let state, let countdown):
            "\(device) will be \(state) in \(countdown, format: .measurement(width: .wide))."
        }
    }
}

/// Why ‘Toggle a Device’ can fail.
enum ToggleDeviceError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case failure
    case failureOffline(device: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failure:
            "The action failed."
        case .failureOffline(let device):
            "\(device) is offline"
        }
    }
}
