// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

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
}
