// Migrated by intentc from Orders.intentdefinition.

import AppIntents

struct OrderCoffeeExtrasOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        // TODO: Return the options of 'extras' here.
        //
        // Where the options depend on another parameter, such as 'drink', declare
        // '@IntentParameterDependency<OrderCoffee>(\.$drink) var intent' in this type.
        return []
    }
}
