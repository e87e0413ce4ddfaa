// Migrated by intentc from Home.intentdefinition.

import AppIntents

struct SetClimateRoomOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of `room` here.
        return []
    }
}
