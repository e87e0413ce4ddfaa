// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import "RequestRefundIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation RequestRefundIntentHandler

#pragma mark - Resolving

/// Resolves “Order”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which order was it?”
/// - Introduction to a choice: “You placed ${count} orders.”
- (void)resolveOrderForRequestRefund:(RequestRefundIntent *)intent withCompletion:(void (^)(CoffeeOrderResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.order) {
        completion([CoffeeOrderResolutionResult needsValue]);
        return;
    }
    CoffeeOrder *order = intent.order;
    // TODO: Find the values that may be meant. If there are several, the user chooses one.
    NSArray<CoffeeOrder *> *matches = @[order];
    if (matches.count == 0) {
        completion([CoffeeOrderResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([CoffeeOrderResolutionResult disambiguationWithCoffeeOrdersToDisambiguate:matches]);
        return;
    }
    completion([CoffeeOrderResolutionResult successWithResolvedCoffeeOrder:matches[0]]);
}

/// Resolves “Reason”.
///
/// - Prompt: “What went wrong?”
- (void)resolveReasonForRequestRefund:(RequestRefundIntent *)intent withCompletion:(void (^)(RefundReasonResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (intent.reason == RefundReasonUnknown) {
        completion([RefundReasonResolutionResult needsValue]);
        return;
    }
    RefundReason reason = intent.reason;
    completion([RefundReasonResolutionResult successWithResolvedRefundReason:reason]);
}

#pragma mark - Options

/// Lists the options for “Order”.
- (void)provideOrderOptionsCollectionForRequestRefund:(RequestRefundIntent *)intent withCompletion:(void (^)(INObjectCollection<CoffeeOrder *> * _Nullable orderOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<CoffeeOrder *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Order” where no value is set.
- (nullable CoffeeOrder *)defaultOrderForRequestRefund:(RequestRefundIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmRequestRefund:(RequestRefundIntent *)intent completion:(void (^)(RequestRefundIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[RequestRefundIntentResponse alloc] initWithCode:RequestRefundIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleRequestRefund:(RequestRefundIntent *)intent completion:(void (^)(RequestRefundIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithAmount:`: “We will pay back ${amount}.”
    // - `RequestRefundIntentResponseCodeFailure`
    // - `inReviewIntentResponseWithReason:`: “We are looking into it: ${reason}.”
    //
    // The next action in Shortcuts gets `amount` of the response.
    completion([[RequestRefundIntentResponse alloc] initWithCode:RequestRefundIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
