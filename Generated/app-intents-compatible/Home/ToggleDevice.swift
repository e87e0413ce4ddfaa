// Migrated by intentc from Home.intentdefinition.

import Foundation
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ToggleDevice: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "ToggleDeviceIntent"

    static var title: LocalizedStringResource = "Toggle a Device"
    static var description = IntentDescription("Turns a device on or off, now or a little later.")

    @Parameter(title: "Device")
    var device: HomeDeviceAppEntity?

    @Parameter(title: "State")
    var state: DeviceStateAppEnum?

    @Parameter(title: "Minutes to Wait", default: 0)
    var delay: Int?

    @Parameter(title: "Announce")
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

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$device, \.$state, \.$delay, \.$announce, \.$announcement)) { device, state, delay, announce, announcement in
            DisplayRepresentation(
                title: "Say \(announcement!) and switch \(device!) in \(delay!) minutes: \(state!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$device, \.$state, \.$delay, \.$announce)) { device, state, delay, announce in
            DisplayRepresentation(
                title: "Switch \(device!) in \(delay!) minutes: \(state!)",
                subtitle: ""
            )
        }
        IntentPrediction(parameters: (\.$device, \.$state, \.$delay)) { device, state, delay in
            DisplayRepresentation(
                title: "Switch \(device!): \(state!)",
                subtitle: ""
            )
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DeviceStateAppEnum> {
        // TODO: Move the work of the old handler here.
        let value: DeviceStateAppEnum = try MigrationGap.value()
        return .result(value: value)
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var deviceParameterPrompt: Self {
        "Which device?"
    }
    static var stateParameterPrompt: Self {
        "On or off?"
    }
    static func responseSuccess(device: HomeDeviceAppEntity, state: DeviceStateAppEnum) -> Self {
        "\(device) is \(state)."
    }
    static func responseScheduled(
        device: HomeDeviceAppEntity,
        state: DeviceStateAppEnum,
        countdown: Measurement<UnitDuration>
    ) -> Self {
        "\(device) will be \(state) in \(countdown, format: .measurement(width: .wide))."
    }
}
