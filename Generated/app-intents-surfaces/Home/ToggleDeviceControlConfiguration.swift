// Migrated by intentc from Home.intentdefinition.

import AppIntents

@available(tvOS, unavailable)
@available(visionOS, unavailable)
struct ToggleDeviceControlConfiguration: AppIntent, ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Toggle a Device"
    static let isDiscoverable = false
    static let persistentIdentifier = "ToggleDeviceControlConfiguration"

    @Parameter(title: "Device", requestValueDialog: "Which device?")
    var device: HomeDeviceAppEntity?

    @Parameter(title: "State", requestValueDialog: "On or off?")
    var state: DeviceStateAppEnum?

    @Parameter(title: "Minutes to Wait", default: 0, controlStyle: .field, inclusiveRange: (0, 120))
    var delay: Int?

    @Parameter(title: "Announce", displayName: Bool.IntentDisplayName(true: "true", false: "silently"))
    var announce: Bool?

    @Parameter(title: "Announcement")
    var announcement: String?
}
