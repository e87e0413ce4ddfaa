// Migrated by intentc from Travel.intentdefinition.

import AppIntents

struct ViewDeparturesPlatformsOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] {
        // TODO: Return the options of 'platforms' here.
        //
        // Where the options depend on another parameter, such as 'station', declare
        // '@IntentParameterDependency<ViewDepartures>(\.$station) var intent' in this type.
        return []
    }
}
