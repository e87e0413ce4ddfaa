// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

@available(tvOS, unavailable)
public struct PlanetList: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    public static let intentClassName = "PlanetListIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource("qALo39", defaultValue: "Planets")
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("SuIF9S", defaultValue: "Shows when your favourite planets rise and set."),
        categoryName: "Information"
    )
    public static let isDiscoverable = false

    @Parameter(title: LocalizedStringResource("uPUSbu", defaultValue: "Planets"), size: [
        .systemSmall: 2,
        .systemMedium: 4,
        .systemLarge: 8,
        .systemExtraLarge: 8,
        .accessoryInline: 1,
        .accessoryCorner: 1,
        .accessoryCircular: 1,
        .accessoryRectangular: 3
    ])
    public var planets: [SkyPlanetAppEntity]?

    @Parameter(title: LocalizedStringResource("36wbun", defaultValue: "Compact Rows"))
    public var isCompact: Bool?

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$planets
            \.$isCompact
        }
    }
}

fileprivate extension IntentDialog {
    static var planetsParameterConfiguration: Self {
        IntentDialog(LocalizedStringResource("M5CJwW", defaultValue: "Which planets?"))
    }
}
