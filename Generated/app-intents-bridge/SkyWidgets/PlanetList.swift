// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
struct PlanetList: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "PlanetListIntent"
    static let title: LocalizedStringResource = "Planets"
    static let description: IntentDescription? = IntentDescription(
        "Shows when your favourite planets rise and set.",
        categoryName: "Information"
    )
    static let isDiscoverable = false

    @Parameter(title: "Planets", size: [
        .systemSmall: 2,
        .systemMedium: 4,
        .systemLarge: 8,
        .systemExtraLarge: 8,
        .accessoryInline: 1,
        .accessoryCorner: 1,
        .accessoryCircular: 1,
        .accessoryRectangular: 3
    ])
    var planets: [SkyPlanetAppEntity]?

    @Parameter(title: "Compact Rows")
    var isCompact: Bool?

    static var parameterSummary: some ParameterSummary {
        Summary {
            \.$planets
            \.$isCompact
        }
    }

    /// The intent that the handler knows, with the values of this action.
    var legacyIntent: PlanetListIntent {
        let legacy = PlanetListIntent()
        legacy.planets = planets?.map { $0.legacy }
        legacy.isCompact = isCompact.map { NSNumber(value: $0) }
        return legacy
    }
}

#endif
