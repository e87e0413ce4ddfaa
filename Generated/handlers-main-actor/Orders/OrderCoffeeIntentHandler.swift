// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#if canImport(Intents)
import Intents
#else
import IntentsTestKit
#endif

/// Handles `OrderCoffeeIntent`: “Order Coffee”.
///
/// “Orders a drink from a coffee bar near you.”
///
/// - Summary: “Order ${quantity} ${size} ${drink} with ${extras}, then ${delivery} to ${address}”
/// - Summary: “Order ${quantity} ${size} ${drink} with ${extras}, then ${delivery} at
///   ${pickupTime}”
/// - The user is asked for a confirmation before it is handled.
@MainActor
public class OrderCoffeeIntentHandler: NSObject, @preconcurrency OrderCoffeeIntentHandling {
    /// Makes a handler, on whatever thread the system asks for one.
    nonisolated public override init() {
    }

    // MARK: - Resolving

    /// Resolves “Drink”.
    ///
    /// - Takes the result of the previous action in Shortcuts
    /// - Prompt while configuring: “Which drink?”
    /// - Prompt: “What would you like to drink?”
    /// - Introduction to a choice: “There are ${count} drinks called ‘${drink}’.”
    /// - Choice: “Which of them would you like?”
    /// - Introduction to further options: “Here are more drinks.”
    /// - Confirmation: “Just to confirm, you wanted ‘${drink}’?”
    /// - Short prompt: “Drink?”
    public func resolveDrink(for intent: OrderCoffeeIntent) async -> CoffeeDrinkResolutionResult {
        guard let drink = intent.drink else {
            return .needsValue()
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        // Other answers are:
        //
        // - `.confirmationRequired(with: drink)`: “Just to confirm, you wanted ‘${drink}’?”
        let matches = [drink]
        switch matches.count {
        case 0:
            return .unsupported()
        case 1:
            return .success(with: matches[0])
        default:
            return .disambiguation(with: matches)
        }
    }

    /// Resolves “Size”.
    ///
    /// - Default: `.default`
    /// - Prompt: “Which size?”
    /// - Confirmation: “Just to confirm, you wanted a ${size} cup?”
    public func resolveSize(for intent: OrderCoffeeIntent) async -> CupSizeResolutionResult {
        let size = intent.size == .unknown ? .default : intent.size
        // TODO: Check the value. Other answers are:
        //
        // - `.confirmationRequired(with: size)`: “Just to confirm, you wanted a ${size} cup?”
        return .success(with: size)
    }

    /// Resolves “Quantity”.
    ///
    /// - Default: `1`
    /// - Range: `1...12`
    /// - Prompt: “How many?”
    /// - `.negativeNumbersNotSupported`: “A quantity cannot be negative.”
    /// - `.greaterThanMaximumValue`: “${maximumValue} drinks are the most we can make at once.”
    /// - `.lessThanMinimumValue`: “Please order at least ${minimumValue} drink.”
    public func resolveQuantity(for intent: OrderCoffeeIntent) async -> OrderCoffeeQuantityResolutionResult {
        let quantity = intent.quantity?.intValue ?? 1
        if quantity < 0 {
            return .unsupported(forReason: .negativeNumbersNotSupported)
        }
        if quantity < 1 {
            return .unsupported(forReason: .lessThanMinimumValue)
        }
        if quantity > 12 {
            return .unsupported(forReason: .greaterThanMaximumValue)
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.unsupported(forReason: .notEnoughBeans)`: “The bar does not have the beans for
        //   ${quantity} drinks.”
        return .success(with: quantity)
    }

    /// Resolves “Extras”.
    ///
    /// - Prompt: “Any extras?”
    public func resolveExtras(for intent: OrderCoffeeIntent) async -> [OrderCoffeeExtrasResolutionResult] {
        guard let extras = intent.extras, !extras.isEmpty else {
            return [.needsValue()]
        }
        return extras.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.unsupported(forReason: .soldOut)`: “${displayName}: this one is sold out.”
            return .success(with: value)
        }
    }

    /// Resolves “Address”.
    ///
    /// - Shown as: address
    /// - Only if `delivery` is `true`
    /// - Prompt: “Where should it go?”
    public func resolveAddress(for intent: OrderCoffeeIntent) async -> INPlacemarkResolutionResult {
        guard intent.delivery?.boolValue == true else {
            return .notRequired()
        }
        guard let address = intent.address else {
            return .needsValue()
        }
        return .success(with: address)
    }

    // MARK: - Options

    /// Lists the options for “Drink”.
    public func provideDrinkOptionsCollection(
        for intent: OrderCoffeeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<CoffeeDrink> {
        // TODO: List the values to choose from.
        let items: [CoffeeDrink] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            return INObjectCollection(items: items)
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: matches)
    }

    /// Lists the options for “Extras”.
    public func provideExtrasOptionsCollection(
        for intent: OrderCoffeeIntent
    ) async throws -> INObjectCollection<NSString> {
        // TODO: List the values to choose from.
        let items: [NSString] = []
        return INObjectCollection(items: items)
    }

    /// Supplies “Drink” where no value is set.
    public func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink? {
        // TODO: Return the value that most people want.
        return nil
    }

    /// Supplies “Extras” where no value is set.
    public func defaultExtras(for intent: OrderCoffeeIntent) -> [String]? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    public func confirm(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        return OrderCoffeeIntentResponse(code: .ready, userActivity: nil)
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    public func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
        switch await outcome(of: intent) {
        case .success(let order, let paid, let orderNumber):
            return .success(order: order, paid: paid, orderNumber: orderNumber)
        case .failure:
            return OrderCoffeeIntentResponse(code: .failure, userActivity: nil)
        case .successLater(let orderNumber, let waitTime, let readyAt, let order):
            let response = OrderCoffeeIntentResponse.successLater(
                orderNumber: orderNumber,
                waitTime: waitTime,
                readyAt: readyAt
            )
            response.order = order
            return response
        case .failureSoldOut(let drink):
            return .failureSoldOut(drink: drink)
        case .failureNoCupSize(let size, let drink):
            return .failureNoCupSize(size, drink: drink)
        case .failureBarClosed:
            return OrderCoffeeIntentResponse(code: .failureBarClosed, userActivity: nil)
        case .other(let code):
            return OrderCoffeeIntentResponse(code: code, userActivity: nil)
        }
    }

    /// How handling the intent ends.
    public enum Outcome {
        /// A success: “Your order of ${order} is placed and ${paid}.”
        ///
        /// - Printed: “Order ${orderNumber}: ${order}”
        case success(order: CoffeeOrder, paid: NSNumber, orderNumber: NSNumber)

        /// A failure: “Your order could not be placed.”
        ///
        /// - Printed: “Order failed”
        case failure

        /// A success: “Your order is number ${orderNumber}. It will be ready in ${waitTime}.”
        ///
        /// - Printed: “Ready at ${readyAt}”
        case successLater(orderNumber: NSNumber, waitTime: NSNumber, readyAt: DateComponents, order: CoffeeOrder?)

        /// A failure: “${drink} is sold out today.”
        case failureSoldOut(drink: CoffeeDrink)

        /// A failure: “We have no ${size} cups left for ${drink.roast} coffee.”
        case failureNoCupSize(size: CupSize, drink: CoffeeDrink)

        /// A failure without a text of its own.
        ///
        /// - Printed: “The bar is closed”
        case failureBarClosed

        /// Any other response, without values; for example `.continueInApp` to go on in the app.
        case other(OrderCoffeeIntentResponseCode)
    }

    /// Carries the intent out.
    ///
    /// The user has agreed to it.
    ///
    /// - Parameter intent: The intent with its final values.
    /// - Returns: How it ended.
    public func outcome(of intent: OrderCoffeeIntent) async -> Outcome {
        // TODO: Carry the intent out, and tell how it ended.
        return .failure
    }
}
