// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

import AppIntents

@available(tvOS, unavailable)
public struct ShowConstellation: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    public static let intentClassName = "ShowConstellationIntent"
    public static let title: LocalizedStringResource = LocalizedStringResource(
        "L8gupm",
        defaultValue: "Show a Constellation"
    )
    public static let description: IntentDescription? = IntentDescription(
        LocalizedStringResource("8DBBqs", defaultValue: "Opens the sky map at a constellation."),
        categoryName: "Information"
    )
    public static let isDiscoverable = false

    @Parameter(
        title: LocalizedStringResource("rqNsXj", defaultValue: "Constellation"),
        query: SkyConstellationAppEntityQuery()
    )
    public var constellation: SkyConstellationAppEntity

    public init() {
    }

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$constellation
        }
    }

    public static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$constellation) { constellation in
            DisplayRepresentation(
                title: LocalizedStringResource("eMPtPk", defaultValue: "Show \(constellation)"),
                subtitle: LocalizedStringResource("vv8F65", defaultValue: "In the sky map")
            )
        }
    }
}
