// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

struct NightSkyNameLanguageOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of 'nameLanguage' here.
        //
        // Where the options depend on another parameter, such as 'showsNames', declare
        // '@IntentParameterDependency<NightSky>(\.$showsNames) var intent' in this type.
        return []
    }

    func defaultResult() async -> String? {
        return String(localized: "Latin")
    }
}
