// Migrated by intentc from Home.intentdefinition.

import AppIntents

@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct ToggleDeviceControlConfiguration: AppIntent, ControlConfigurationIntent {
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "bbcus4",
        defaultValue: "Toggle a Device"
    )
    public static let isDiscoverable = false
    public static let persistentIdentifier = "ToggleDeviceControlConfiguration"

    @Parameter(
        title: LocalizedStringResource("YbfDw4", defaultValue: "Device"),
        requestValueDialog: IntentDialog(LocalizedStringResource("vbNdkw", defaultValue: "Which device?"))
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
}
