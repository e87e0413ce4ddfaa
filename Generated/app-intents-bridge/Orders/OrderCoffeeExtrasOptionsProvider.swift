// Migrated by intentc from Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import Intents

struct OrderCoffeeExtrasOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<String> {
        let collection = try await options()
        let sections: [IntentItemSection<String>] = collection.sections.map { section in
            let items = section.items.map { IntentItem(String($0)) }
            guard let title = section.title else {
                return IntentItemSection(items: items)
            }
            return IntentItemSection(LocalizedStringResource(stringLiteral: title), items: items)
        }
        return IntentItemCollection(usesIndexedCollation: collection.usesIndexedCollation, sections: sections)
    }

    /// What the handler of `OrderCoffeeIntent` offers.
    private func options() async throws -> INObjectCollection<NSString> {
        let legacy = OrderCoffeeIntent()
        guard let handler = SiriKitBridge.handler(for: legacy) as? any OrderCoffeeIntentHandling else {
            throw SiriKitBridgeError.noHandler
        }
        return try await handler.provideExtrasOptionsCollection(for: legacy)
    }
}

#endif
