// Migrated by intentc from Travel.intentdefinition.

import AppIntents

struct ViewDeparturesPlatformsOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] {
        // TODO: Return the options of `platforms` here.
        return []
    }
}
