// Migrated by intentc from Travel.intentdefinition.

import AppIntents

struct ViewDeparturesPlatformsOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] {
        // TODO: Return the options of `platforms` here.
        //
        // Options that depend on another parameter, such as `station`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<ViewDepartures>(\.$station) var intent`
        return []
    }
}
