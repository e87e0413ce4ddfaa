// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import "OrderCoffeeIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation OrderCoffeeIntentHandler

#pragma mark - Resolving

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
- (void)resolveDrinkForOrderCoffee:(OrderCoffeeIntent *)intent withCompletion:(void (^)(CoffeeDrinkResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.drink) {
        completion([CoffeeDrinkResolutionResult needsValue]);
        return;
    }
    CoffeeDrink *drink = intent.drink;
    // TODO: Find the values that may be meant. If there are several, the user chooses one. Other
    // answers are:
    //
    // - `[CoffeeDrinkResolutionResult confirmationRequiredWithCoffeeDrinkToConfirm:drink]`: “Just
    //   to confirm, you wanted ‘${drink}’?”
    NSArray<CoffeeDrink *> *matches = @[drink];
    if (matches.count == 0) {
        completion([CoffeeDrinkResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([CoffeeDrinkResolutionResult disambiguationWithCoffeeDrinksToDisambiguate:matches]);
        return;
    }
    completion([CoffeeDrinkResolutionResult successWithResolvedCoffeeDrink:matches[0]]);
}

/// Resolves “Size”.
///
/// - Default: `CupSizeDefault`
/// - Prompt: “Which size?”
/// - Confirmation: “Just to confirm, you wanted a ${size} cup?”
- (void)resolveSizeForOrderCoffee:(OrderCoffeeIntent *)intent withCompletion:(void (^)(CupSizeResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    CupSize size = (intent.size == CupSizeUnknown) ? CupSizeDefault : intent.size;
    // TODO: Check the value. Other answers are:
    //
    // - `[CupSizeResolutionResult confirmationRequiredWithCupSizeToConfirm:size]`: “Just to
    //   confirm, you wanted a ${size} cup?”
    completion([CupSizeResolutionResult successWithResolvedCupSize:size]);
}

/// Resolves “Quantity”.
///
/// - Default: `1`
/// - Range: `1...12`
/// - Prompt: “How many?”
/// - `OrderCoffeeQuantityUnsupportedReasonNegativeNumbersNotSupported`: “A quantity cannot be
///   negative.”
/// - `OrderCoffeeQuantityUnsupportedReasonGreaterThanMaximumValue`: “${maximumValue} drinks are the
///   most we can make at once.”
/// - `OrderCoffeeQuantityUnsupportedReasonLessThanMinimumValue`: “Please order at least
///   ${minimumValue} drink.”
- (void)resolveQuantityForOrderCoffee:(OrderCoffeeIntent *)intent withCompletion:(void (^)(OrderCoffeeQuantityResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    NSInteger quantity = intent.quantity ? intent.quantity.integerValue : 1;
    if (quantity < 0) {
        completion([OrderCoffeeQuantityResolutionResult unsupportedForReason:OrderCoffeeQuantityUnsupportedReasonNegativeNumbersNotSupported]);
        return;
    }
    if (quantity < 1) {
        completion([OrderCoffeeQuantityResolutionResult unsupportedForReason:OrderCoffeeQuantityUnsupportedReasonLessThanMinimumValue]);
        return;
    }
    if (quantity > 12) {
        completion([OrderCoffeeQuantityResolutionResult unsupportedForReason:OrderCoffeeQuantityUnsupportedReasonGreaterThanMaximumValue]);
        return;
    }
    // TODO: Check the value. Other answers are:
    //
    // - `[OrderCoffeeQuantityResolutionResult
    //   unsupportedForReason:OrderCoffeeQuantityUnsupportedReasonNotEnoughBeans]`: “The bar does
    //   not have the beans for ${quantity} drinks.”
    completion([OrderCoffeeQuantityResolutionResult successWithResolvedValue:quantity]);
}

/// Resolves “Extras”.
///
/// - Prompt: “Any extras?”
- (void)resolveExtrasForOrderCoffee:(OrderCoffeeIntent *)intent withCompletion:(void (^)(NSArray<OrderCoffeeExtrasResolutionResult *> *resolutionResults))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.extras.count == 0) {
        completion(@[[OrderCoffeeExtrasResolutionResult needsValue]]);
        return;
    }
    NSMutableArray<OrderCoffeeExtrasResolutionResult *> *results = [NSMutableArray array];
    for (NSString *value in intent.extras) {
        // TODO: Check the value. Other answers are:
        //
        // - `[OrderCoffeeExtrasResolutionResult
        //   unsupportedForReason:OrderCoffeeExtrasUnsupportedReasonSoldOut]`: “${displayName}: this
        //   one is sold out.”
        [results addObject:[OrderCoffeeExtrasResolutionResult successWithResolvedString:value]];
    }
    completion(results);
}

/// Resolves “Address”.
///
/// - Shown as: address
/// - Only if `delivery` is `YES`
/// - Prompt: “Where should it go?”
- (void)resolveAddressForOrderCoffee:(OrderCoffeeIntent *)intent withCompletion:(void (^)(INPlacemarkResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.delivery.boolValue) {
        completion([INPlacemarkResolutionResult notRequired]);
        return;
    }
    if (!intent.address) {
        completion([INPlacemarkResolutionResult needsValue]);
        return;
    }
    CLPlacemark *address = intent.address;
    completion([INPlacemarkResolutionResult successWithResolvedPlacemark:address]);
}

#pragma mark - Options

/// Lists the options for “Drink”.
- (void)provideDrinkOptionsCollectionForOrderCoffee:(OrderCoffeeIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<CoffeeDrink *> * _Nullable drinkOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<CoffeeDrink *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<CoffeeDrink *> *matches = [NSMutableArray array];
    for (CoffeeDrink *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Lists the options for “Extras”.
- (void)provideExtrasOptionsCollectionForOrderCoffee:(OrderCoffeeIntent *)intent withCompletion:(void (^)(INObjectCollection<NSString *> * _Nullable extrasOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<NSString *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Drink” where no value is set.
- (nullable CoffeeDrink *)defaultDrinkForOrderCoffee:(OrderCoffeeIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

/// Supplies “Extras” where no value is set.
- (nullable NSArray<NSString *> *)defaultExtrasForOrderCoffee:(OrderCoffeeIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmOrderCoffee:(OrderCoffeeIntent *)intent completion:(void (^)(OrderCoffeeIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[OrderCoffeeIntentResponse alloc] initWithCode:OrderCoffeeIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleOrderCoffee:(OrderCoffeeIntent *)intent completion:(void (^)(OrderCoffeeIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithOrder:paid:orderNumber:`: “Your order of ${order} is placed and
    //   ${paid}.”
    // - `OrderCoffeeIntentResponseCodeFailure`: “Your order could not be placed.”
    // - `successLaterIntentResponseWithOrderNumber:waitTime:readyAt:`: “Your order is number
    //   ${orderNumber}. It will be ready in ${waitTime}.”
    // - `failureSoldOutIntentResponseWithDrink:`: “${drink} is sold out today.”
    // - `failureNoCupSizeIntentResponseWithSize:drink:`: “We have no ${size} cups left for
    //   ${drink.roast} coffee.”
    // - `OrderCoffeeIntentResponseCodeFailureBarClosed`: “The bar is closed”
    //
    // The next action in Shortcuts gets `order` of the response.
    completion([[OrderCoffeeIntentResponse alloc] initWithCode:OrderCoffeeIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
