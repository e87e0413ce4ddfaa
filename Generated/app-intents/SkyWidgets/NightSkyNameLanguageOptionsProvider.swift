// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

struct NightSkyNameLanguageOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of `nameLanguage` here.
        return []
    }

    func defaultResult() async -> String? {
        return String(localized: "Latin")
    }
}
