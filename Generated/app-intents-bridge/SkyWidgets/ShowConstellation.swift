// Migrated by intentc from SkyWidgets.intentdefinition.
// Stored shortcuts and widgets know `intentClassName` and the names and types of the parameters: keep them.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
struct ShowConstellation: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "ShowConstellationIntent"
    static let title: LocalizedStringResource = "Show a Constellation"
    static let description: IntentDescription? = IntentDescription(
        "Opens the sky map at a constellation.",
        categoryName: "Information"
    )
    static let isDiscoverable = false

    @Parameter(title: "Constellation")
    var constellation: SkyConstellationAppEntity?

    static var parameterSummary: some ParameterSummary {
        Summary {
            \.$constellation
        }
    }

    /// The intent that the handler knows, with the values of this action.
    var legacyIntent: ShowConstellationIntent {
        let legacy = ShowConstellationIntent()
        legacy.constellation = constellation?.legacy
        return legacy
    }
}

#endif
