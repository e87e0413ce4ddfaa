// Migrated by intentc from Orders.intentdefinition.

import AppIntents

struct OrderCoffeeExtrasOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of `extras` here.
        return []
    }
}
