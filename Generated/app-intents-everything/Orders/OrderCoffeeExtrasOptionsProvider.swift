// Migrated by intentc from Orders.intentdefinition.

import AppIntents

public struct OrderCoffeeExtrasOptionsProvider: DynamicOptionsProvider {
    public init() {
    }

    public func results() async throws -> [String] {
        // TODO: Return the options of `extras` here.
        //
        // Options that depend on another parameter, such as `drink`, need this property beside
        // them:
        //
        // `@IntentParameterDependency<OrderCoffee>(\.$drink) var intent`
        return []
    }
}
