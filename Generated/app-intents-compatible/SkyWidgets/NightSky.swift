// Migrated by intentc from SkyWidgets.intentdefinition.

import Foundation
import AppIntents
import CoreLocation

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct NightSky: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "NightSkyIntent"

    static var title: LocalizedStringResource = "Night Sky"
    static var description = IntentDescription("Shows the stars above a place.")

    @Parameter(title: "Place")
    var place: CLPlacemark?

    @Parameter(title: "Theme", default: .midnight)
    var theme: SkyThemeAppEnum?

    @Parameter(title: "Show Names", default: true)
    var showsNames: Bool?

    @Parameter(title: "Language of the Names", optionsProvider: StringOptionsProvider())
    var nameLanguage: String?

    struct StringOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [String] {
            // TODO: Return the options of `nameLanguage` here.
            return []
        }

        func defaultResult() async -> String? {
            return String(localized: "Latin")
        }
    }

    @Parameter(title: "Faintest Stars", default: 4.5)
    var faintestMagnitude: Double?

    static var parameterSummary: some ParameterSummary {
        Summary()
    }

    func perform() async throws -> some IntentResult {
        // TODO: Move the work of the old handler here.
        return .result()
    }
}
