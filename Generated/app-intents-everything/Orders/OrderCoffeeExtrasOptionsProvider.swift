// Migrated by intentc from Orders.intentdefinition.

import AppIntents

public struct OrderCoffeeExtrasOptionsProvider: DynamicOptionsProvider {
    public init() {
    }

    public func results() async throws -> [String] {
        // TODO: Return the options of 'extras' here.
        //
        // Where the options depend on another parameter, such as 'drink', declare
        // '@IntentParameterDependency<OrderCoffee>(\.$drink) var intent' in this type.
        return []
    }
}
