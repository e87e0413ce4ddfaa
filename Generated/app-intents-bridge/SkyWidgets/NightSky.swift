// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
struct NightSky: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "NightSkyIntent"
    static let title: LocalizedStringResource = "Night Sky"
    static let description: IntentDescription? = IntentDescription(
        "Shows the stars above a place.",
        categoryName: "Information"
    )
    static let isDiscoverable = false

    @Parameter(title: "Place", displayStyle: .city)
    var place: CLPlacemark?

    @Parameter(title: "Theme", default: .midnight)
    var theme: SkyThemeAppEnum?

    @Parameter(title: "Show Names", default: true)
    var showsNames: Bool?

    @Parameter(title: "Language of the Names", optionsProvider: NightSkyNameLanguageOptionsProvider())
    var nameLanguage: String?

    @Parameter(title: "Faintest Stars", default: 4.5, controlStyle: .slider, inclusiveRange: (-1.5, 6.5))
    var faintestMagnitude: Double?

    static var parameterSummary: some ParameterSummary {
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

    /// The intent that the handler knows, with the values of this action.
    var legacyIntent: NightSkyIntent {
        let legacy = NightSkyIntent()
        legacy.place = place
        legacy.theme = theme?.legacy ?? .unknown
        legacy.showsNames = showsNames.map { NSNumber(value: $0) }
        legacy.nameLanguage = nameLanguage
        legacy.faintestMagnitude = faintestMagnitude.map { NSNumber(value: $0) }
        return legacy
    }
}

#endif
