// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import "GetReceiptIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation GetReceiptIntentHandler

#pragma mark - Options

/// Lists the options for “Order”.
- (void)provideOrderOptionsCollectionForGetReceipt:(GetReceiptIntent *)intent withCompletion:(void (^)(INObjectCollection<CoffeeOrder *> * _Nullable orderOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<CoffeeOrder *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Order” where no value is set.
- (nullable CoffeeOrder *)defaultOrderForGetReceipt:(GetReceiptIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmGetReceipt:(GetReceiptIntent *)intent completion:(void (^)(GetReceiptIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[GetReceiptIntentResponse alloc] initWithCode:GetReceiptIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleGetReceipt:(GetReceiptIntent *)intent completion:(void (^)(GetReceiptIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `GetReceiptIntentResponseCodeSuccess`
    // - `GetReceiptIntentResponseCodeFailure`
    // - `GetReceiptIntentResponseCodeFailureTooOld`: “Receipts are kept for one year only.”
    //
    // The next action in Shortcuts gets `receipt` of the response.
    completion([[GetReceiptIntentResponse alloc] initWithCode:GetReceiptIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
