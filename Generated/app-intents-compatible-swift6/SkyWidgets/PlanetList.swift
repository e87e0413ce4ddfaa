// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct PlanetList: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "PlanetListIntent"

    static let title: LocalizedStringResource = "Planets"
    static let description = IntentDescription("Shows when your favourite planets rise and set.")

    @Parameter(title: "Planets")
    var planets: [SkyPlanetAppEntity]?

    @Parameter(title: "Compact Rows")
    var isCompact: Bool?

    static var parameterSummary: some ParameterSummary {
        Summary()
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
fileprivate extension IntentDialog {
    static var planetsParameterConfiguration: Self {
        "Which planets?"
    }
}
