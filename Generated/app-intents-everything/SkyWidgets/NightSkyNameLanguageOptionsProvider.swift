// Migrated by intentc from SkyWidgets.intentdefinition.

import AppIntents

public struct NightSkyNameLanguageOptionsProvider: DynamicOptionsProvider {
    public init() {
    }

    public func results() async throws -> [String] {
        // TODO: Return the options of 'nameLanguage' here.
        //
        // Where the options depend on another parameter, such as 'showsNames', declare
        // '@IntentParameterDependency<NightSky>(\.$showsNames) var intent' in this type.
        return []
    }

    public func defaultResult() async -> String? {
        return String(localized: LocalizedStringResource("WMiVhj", defaultValue: "Latin"))
    }
}
