// Written by intentc for the tests of Orders.intentdefinition.

#if canImport(Intents) && !os(tvOS)

import AppIntents
import CoreLocation
import Intents
import Testing
@testable import Samples

@Suite("Order Coffee")
struct OrderCoffeeTests {
    @Test("Succeeds: “Your order of ${order} is placed and ${paid}.”")
    func succeedsWithSuccess() async throws {
        let value = try await perform { $0.code = .success }
        #expect(value?.id == "order")
    }

    @Test("Succeeds: “Your order is number ${orderNumber}. It will be ready in ${waitTime}.”")
    func succeedsWithSuccessLater() async throws {
        let value = try await perform { $0.code = .successLater }
        #expect(value?.id == "order")
    }

    @Test("Asks for a value that the handler needs")
    func missingValues() async {
        await #expect(throws: SiriKitBridgeQuestion.value("drink")) {
            try await perform { $0.drinkResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("size")) {
            try await perform { $0.sizeResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("quantity")) {
            try await perform { $0.quantityResult = .needsValue() }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("extras")) {
            try await perform { $0.extrasResult = [.needsValue()] }
        }
        await #expect(throws: SiriKitBridgeQuestion.value("address")) {
            try await perform { $0.addressResult = .needsValue() }
        }
    }

    @Test("Refuses a value that the handler refuses")
    func refusedValues() async {
        await #expect(throws: OrderCoffeeError.drink) {
            try await perform { $0.drinkResult = .unsupported() }
        }
        await #expect(throws: OrderCoffeeError.size) {
            try await perform { $0.sizeResult = .unsupported() }
        }
        await #expect(throws: OrderCoffeeError.quantity) {
            try await perform { $0.quantityResult = .unsupported() }
        }
        await #expect(throws: OrderCoffeeError.quantityNegativeNumbersNotSupported) {
            try await perform { $0.quantityResult = .unsupported(forReason: .negativeNumbersNotSupported) }
        }
        await #expect(throws: OrderCoffeeError.quantityGreaterThanMaximumValue) {
            try await perform { $0.quantityResult = .unsupported(forReason: .greaterThanMaximumValue) }
        }
        await #expect(throws: OrderCoffeeError.quantityLessThanMinimumValue) {
            try await perform { $0.quantityResult = .unsupported(forReason: .lessThanMinimumValue) }
        }
        await #expect(throws: OrderCoffeeError.quantityNotEnoughBeans(quantity: 1)) {
            try await perform { $0.quantityResult = .unsupported(forReason: .notEnoughBeans) }
        }
        await #expect(throws: OrderCoffeeError.extras) {
            try await perform { $0.extrasResult = [.unsupported()] }
        }
        await #expect(throws: OrderCoffeeError.extrasSoldOut) {
            try await perform { $0.extrasResult = [.unsupported(forReason: .soldOut)] }
        }
        await #expect(throws: OrderCoffeeError.address) {
            try await perform { $0.addressResult = .unsupported() }
        }
    }

    @Test("Fails where the handler fails")
    func failures() async {
        await #expect(throws: OrderCoffeeError.failure) {
            try await perform { $0.code = .failure }
        }
        await #expect(throws: OrderCoffeeError.failureSoldOut(drink: "Drink")) {
            try await perform { $0.code = .failureSoldOut }
        }
        await #expect(throws: OrderCoffeeError.self) {
            try await perform { $0.code = .failureNoCupSize }
        }
        await #expect(throws: OrderCoffeeError.failureBarClosed) {
            try await perform { $0.code = .failureBarClosed }
        }
    }

    @Test("Says why it fails")
    func texts() {
        let errors: [OrderCoffeeError] = [
            .failure,
            .failureSoldOut(drink: "Drink"),
            .failureNoCupSize(size: "Size", drinkRoast: "Drink Roast"),
            .failureBarClosed,
            .drink,
            .size,
            .quantity,
            .quantityNegativeNumbersNotSupported,
            .quantityGreaterThanMaximumValue,
            .quantityLessThanMinimumValue,
            .quantityNotEnoughBeans(quantity: 1),
            .extras,
            .extrasSoldOut,
            .address,
        ]
        #expect(errors.allSatisfy { String(localized: $0.localizedStringResource) != "" })
    }

    /// What the action gives with a handler that says what a test wants.
    @discardableResult
    private func perform(_ script: (ScriptedHandler) -> Void) async throws -> CoffeeOrderAppEntity? {
        let handler = ScriptedHandler()
        script(handler)
        let action = makeAction()
        return try await SiriKitBridge.rehearsing(with: handler) { try await action.perform().value }
    }

    /// An action with all its values.
    private func makeAction() -> OrderCoffee {
        let action = OrderCoffee()
        action.drink = CoffeeDrinkAppEntity(id: "drink", displayString: "Drink")
        action.size = .default
        action.quantity = 1
        action.extras = ["Extras"]
        action.delivery = true
        action.address = CLPlacemark(
            location: CLLocation(latitude: 52.5, longitude: 13.4),
            name: "Address",
            postalAddress: nil
        )
        action.pickupTime = DateComponents(hour: 9, minute: 30)
        return action
    }
}

/// A handler that accepts every value and succeeds, but for what a test has it say.
private final class ScriptedHandler: NSObject, OrderCoffeeIntentHandling {
    var drinkResult: CoffeeDrinkResolutionResult?
    var sizeResult: CupSizeResolutionResult?
    var quantityResult: OrderCoffeeQuantityResolutionResult?
    var extrasResult: [OrderCoffeeExtrasResolutionResult]?
    var addressResult: Samples.INPlacemarkResolutionResult?
    var code = OrderCoffeeIntentResponseCode.success

    func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        let response = OrderCoffeeIntentResponse(code: code, userActivity: nil)
        response.order = CoffeeOrder(identifier: "order", display: "Order")
        response.orderNumber = 1
        response.waitTime = 60
        response.readyAt = DateComponents(year: 2026, month: 5, day: 4, hour: 9, minute: 30)
        response.paid = true
        response.drink = CoffeeDrink(identifier: "drink", display: "Drink")
        response.size = .small
        return response
    }

    func resolveDrink(for intent: OrderCoffeeIntent) async -> CoffeeDrinkResolutionResult {
        drinkResult ?? intent.drink.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult {
        sizeResult ?? .success(with: intent.size)
    }

    func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
        quantityResult ?? intent.quantity.map { .success(with: $0.intValue) } ?? .notRequired()
    }

    func resolveExtras(for intent: OrderCoffeeIntent) async -> [OrderCoffeeExtrasResolutionResult] {
        extrasResult ?? (intent.extras ?? []).map { .success(with: $0) }
    }

    func resolveAddress(for intent: OrderCoffeeIntent) async -> Samples.INPlacemarkResolutionResult {
        addressResult ?? intent.address.map { .success(with: $0) } ?? .notRequired()
    }

    func provideDrinkOptionsCollection(
        for intent: OrderCoffeeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<CoffeeDrink> {
        INObjectCollection<CoffeeDrink>(items: [])
    }

    func provideExtrasOptionsCollection(for intent: OrderCoffeeIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection<NSString>(items: [])
    }
}

#endif
