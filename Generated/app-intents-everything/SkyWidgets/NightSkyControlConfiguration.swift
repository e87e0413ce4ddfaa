// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents
import CoreLocation

@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct NightSkyControlConfiguration: AppIntent, ControlConfigurationIntent {
    public static let title: LocalizedStringResource = LocalizedStringResource("ECPN4O", defaultValue: "Night Sky")
    public static let isDiscoverable = false
    public static let persistentIdentifier = "NightSkyControlConfiguration"

    @Parameter(title: LocalizedStringResource("YzxnMJ", defaultValue: "Place"), displayStyle: .city)
    public var place: CLPlacemark?

    @Parameter(title: LocalizedStringResource("FD0OAT", defaultValue: "Theme"), default: .midnight)
    public var theme: SkyThemeAppEnum?

    @Parameter(title: LocalizedStringResource("muli6t", defaultValue: "Show Names"), default: true)
    public var showsNames: Bool?

    @Parameter(
        title: LocalizedStringResource("cOld4o", defaultValue: "Language of the Names"),
        optionsProvider: NightSkyNameLanguageOptionsProvider()
    )
    public var nameLanguage: String?

    @Parameter(
        title: LocalizedStringResource("X1362a", defaultValue: "Faintest Stars"),
        default: 4.5,
        controlStyle: .slider,
        inclusiveRange: (-1.5, 6.5)
    )
    public var faintestMagnitude: Double?

    public init() {
    }
}
