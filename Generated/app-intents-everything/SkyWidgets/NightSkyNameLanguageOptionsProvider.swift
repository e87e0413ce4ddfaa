// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

public struct NightSkyNameLanguageOptionsProvider: DynamicOptionsProvider {
    public init() {
    }

    public func results() async throws -> [String] {
        // TODO: Return the options of `nameLanguage` here.
        //
        // Options that depend on another parameter, such as `showsNames`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<NightSky>(\.$showsNames) var intent`
        return []
    }

    public func defaultResult() async -> String? {
        return String(localized: LocalizedStringResource("WMiVhj", defaultValue: "Latin"))
    }
}
