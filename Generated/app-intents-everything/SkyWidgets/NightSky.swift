// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents
import CoreLocation

@available(tvOS, unavailable)
public struct NightSky: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "NightSkyIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource("ECPN4O", defaultValue: "Night Sky")
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("9yDSGT", defaultValue: "Shows the stars above a place."),
        categoryName: "Information"
    )
    public static let isDiscoverable = false

    @Parameter(title: LocalizedStringResource("YzxnMJ", defaultValue: "Place"), displayStyle: .city)
    public var place: CLPlacemark?

    @Parameter(title: LocalizedStringResource("FD0OAT", defaultValue: "Theme"), default: .midnight)
    public var theme: SkyThemeAppEnum

    @Parameter(title: LocalizedStringResource("muli6t", defaultValue: "Show Names"), default: true)
    public var showsNames: Bool

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
    public var faintestMagnitude: Double

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        When(\.$showsNames, .equalTo, true) {
            Summary {
                \.$place
                \.$theme
                \.$showsNames
                \.$nameLanguage
                \.$faintestMagnitude
            }
        } otherwise: {
            Summary {
                \.$place
                \.$theme
                \.$showsNames
                \.$faintestMagnitude
            }
        }
    }
}
