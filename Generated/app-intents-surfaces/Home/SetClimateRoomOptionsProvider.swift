// Migrated by intentc from Home.intentdefinition.

import AppIntents

struct SetClimateRoomOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of `room` here.
        //
        // Options that depend on another parameter, such as `target`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<SetClimate>(\.$target) var intent`
        return []
    }
}
