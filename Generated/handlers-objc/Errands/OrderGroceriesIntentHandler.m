// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#import "OrderGroceriesIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation OrderGroceriesIntentHandler

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmOrderGroceries:(OrderGroceriesIntent *)intent completion:(void (^)(OrderGroceriesIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[OrderGroceriesIntentResponse alloc] initWithCode:OrderGroceriesIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleOrderGroceries:(OrderGroceriesIntent *)intent completion:(void (^)(OrderGroceriesIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `OrderGroceriesIntentResponseCodeFailure`
    // - `successIntentResponseWithTotal:`: “Your groceries cost ${total}.”
    // - `failureCardIntentResponseWithPayment:`: “${payment} was declined.”
    completion([[OrderGroceriesIntentResponse alloc] initWithCode:OrderGroceriesIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
