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
class OrderCoffeeIntentHandler: NSObject, OrderCoffeeIntentHandling {
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
    func resolveDrink(for intent: OrderCoffeeIntent, with completion: @escaping (CoffeeDrinkResolutionResult) -> Void) {
        guard let drink = intent.drink else {
            completion(.needsValue())
            return
        }
        // TODO: Find the values that may be meant. If there are several, the user chooses one.
        // Other answers are:
        //
        // - `.confirmationRequired(with: drink)`: “Just to confirm, you wanted ‘${drink}’?”
        let matches = [drink]
        switch matches.count {
        case 0:
            completion(.unsupported())
        case 1:
            completion(.success(with: matches[0]))
        default:
            completion(.disambiguation(with: matches))
        }
    }

    /// Resolves “Size”.
    ///
    /// - Default: `.default`
    /// - Prompt: “Which size?”
    /// - Confirmation: “Just to confirm, you wanted a ${size} cup?”
    func resolveSize(for intent: OrderCoffeeIntent, with completion: @escaping (CupSizeResolutionResult) -> Void) {
        let size = intent.size == .unknown ? .default : intent.size
        // TODO: Check the value. Other answers are:
        //
        // - `.confirmationRequired(with: size)`: “Just to confirm, you wanted a ${size} cup?”
        completion(.success(with: size))
    }

    /// Resolves “Quantity”.
    ///
    /// - Default: `1`
    /// - Range: `1...12`
    /// - Prompt: “How many?”
    /// - `.negativeNumbersNotSupported`: “A quantity cannot be negative.”
    /// - `.greaterThanMaximumValue`: “${maximumValue} drinks are the most we can make at once.”
    /// - `.lessThanMinimumValue`: “Please order at least ${minimumValue} drink.”
    func resolveQuantity(
        for intent: OrderCoffeeIntent,
        with completion: @escaping (OrderCoffeeQuantityResolutionResult) -> Void
    ) {
        let quantity = intent.quantity?.intValue ?? 1
        if quantity < 0 {
            completion(.unsupported(forReason: .negativeNumbersNotSupported))
            return
        }
        if quantity < 1 {
            completion(.unsupported(forReason: .lessThanMinimumValue))
            return
        }
        if quantity > 12 {
            completion(.unsupported(forReason: .greaterThanMaximumValue))
            return
        }
        // TODO: Check the value. Other answers are:
        //
        // - `.unsupported(forReason: .notEnoughBeans)`: “The bar does not have the beans for
        //   ${quantity} drinks.”
        completion(.success(with: quantity))
    }

    /// Resolves “Extras”.
    ///
    /// - Prompt: “Any extras?”
    func resolveExtras(
        for intent: OrderCoffeeIntent,
        with completion: @escaping ([OrderCoffeeExtrasResolutionResult]) -> Void
    ) {
        guard let extras = intent.extras, !extras.isEmpty else {
            completion([.needsValue()])
            return
        }
        completion(extras.map { value in
            // TODO: Check the value. Other answers are:
            //
            // - `.unsupported(forReason: .soldOut)`: “${displayName}: this one is sold out.”
            return .success(with: value)
        })
    }

    /// Resolves “Address”.
    ///
    /// - Shown as: address
    /// - Only if `delivery` is `true`
    /// - Prompt: “Where should it go?”
    func resolveAddress(
        for intent: OrderCoffeeIntent,
        with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        guard intent.delivery?.boolValue == true else {
            completion(.notRequired())
            return
        }
        guard let address = intent.address else {
            completion(.needsValue())
            return
        }
        completion(.success(with: address))
    }

    // MARK: - Options

    /// Lists the options for “Drink”.
    func provideDrinkOptionsCollection(
        for intent: OrderCoffeeIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<CoffeeDrink>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [CoffeeDrink] = []
        guard let searchTerm, !searchTerm.isEmpty else {
            completion(INObjectCollection(sections: [INObjectSection(title: nil, items: items)]), nil)
            return
        }
        let matches = items.filter { item in
            item.displayString.localizedCaseInsensitiveContains(searchTerm)
        }
        completion(INObjectCollection(sections: [INObjectSection(title: nil, items: matches)]), nil)
    }

    /// Lists the options for “Extras”.
    func provideExtrasOptionsCollection(
        for intent: OrderCoffeeIntent,
        with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        // TODO: List the values to choose from.
        let items: [NSString] = []
        completion(INObjectCollection(sections: [INObjectSection(title: nil, items: items)]), nil)
    }

    /// Supplies “Drink” where no value is set.
    func defaultDrink(for intent: OrderCoffeeIntent) -> CoffeeDrink? {
        // TODO: Return the value that most people want.
        return nil
    }

    /// Supplies “Extras” where no value is set.
    func defaultExtras(for intent: OrderCoffeeIntent) -> [String]? {
        // TODO: Return the value that most people want.
        return nil
    }

    // MARK: - Handling

    /// Checks the intent as a whole, before it is handled.
    func confirm(intent: OrderCoffeeIntent, completion: @escaping (OrderCoffeeIntentResponse) -> Void) {
        // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
        completion(OrderCoffeeIntentResponse(code: .ready, userActivity: nil))
    }

    /// Carries the intent out and answers with the response that fits the outcome.
    func handle(intent: OrderCoffeeIntent, completion: @escaping (OrderCoffeeIntentResponse) -> Void) {
        outcome(of: intent) { outcome in
            switch outcome {
            case .success(let order, let paid, let orderNumber):
                completion(.success(order: order, paid: paid, orderNumber: orderNumber))
            case .failure:
                completion(OrderCoffeeIntentResponse(code: .failure, userActivity: nil))
            case .successLater(let orderNumber, let waitTime, let readyAt, let order):
                let response = OrderCoffeeIntentResponse.successLater(
                    orderNumber: orderNumber,
                    waitTime: waitTime,
                    readyAt: readyAt
                )
                response.order = order
                completion(response)
            case .failureSoldOut(let drink):
                completion(.failureSoldOut(drink: drink))
            case .failureNoCupSize(let size, let drink):
                completion(.failureNoCupSize(size, drink: drink))
            case .failureBarClosed:
                completion(OrderCoffeeIntentResponse(code: .failureBarClosed, userActivity: nil))
            case .other(let code):
                completion(OrderCoffeeIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    /// How handling the intent ends.
    enum Outcome {
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
    /// - Parameters:
    ///   - intent: The intent with its final values.
    ///   - completion: Called once, with the outcome.
    func outcome(of intent: OrderCoffeeIntent, completion: @escaping (Outcome) -> Void) {
        // TODO: Carry the intent out, and tell how it ended.
        completion(.failure)
    }
}
