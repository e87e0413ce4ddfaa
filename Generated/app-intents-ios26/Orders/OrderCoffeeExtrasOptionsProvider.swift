// Migrated by intentc from Orders.intentdefinition.

import AppIntents

struct OrderCoffeeExtrasOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of `extras` here.
        //
        // Options that depend on another parameter, such as `drink`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<OrderCoffee>(\.$drink) var intent`
        return []
    }
}
