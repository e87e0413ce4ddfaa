// Migrated by intentc from Home.intentdefinition.

import AppIntents

public struct SetClimateRoomOptionsProvider: DynamicOptionsProvider {
    public init() {
    }

    public func results() async throws -> [String] {
        // TODO: Return the options of `room` here.
        //
        // Options that depend on another parameter, such as `target`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<SetClimate>(\.$target) var intent`
        return []
    }
}
