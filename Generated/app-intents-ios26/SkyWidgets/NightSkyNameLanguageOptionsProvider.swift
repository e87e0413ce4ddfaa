// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

struct NightSkyNameLanguageOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of `nameLanguage` here.
        //
        // Options that depend on another parameter, such as `showsNames`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<NightSky>(\.$showsNames) var intent`
        return []
    }

    func defaultResult() async -> String? {
        return String(localized: "Latin")
    }
}
