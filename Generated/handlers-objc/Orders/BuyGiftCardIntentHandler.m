// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import "BuyGiftCardIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation BuyGiftCardIntentHandler

#pragma mark - Resolving

/// Resolves “Amount”.
///
/// - Prompt: “How much should be on it?”
- (void)resolveAmountForBuyGiftCard:(BuyGiftCardIntent *)intent withCompletion:(void (^)(INCurrencyAmountResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.amount) {
        completion([INCurrencyAmountResolutionResult needsValue]);
        return;
    }
    INCurrencyAmount *amount = intent.amount;
    completion([INCurrencyAmountResolutionResult successWithResolvedCurrencyAmount:amount]);
}

/// Resolves “Recipient”.
///
/// - Prompt: “Who is it for?”
- (void)resolveRecipientForBuyGiftCard:(BuyGiftCardIntent *)intent withCompletion:(void (^)(INPersonResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.recipient) {
        completion([INPersonResolutionResult needsValue]);
        return;
    }
    INPerson *recipient = intent.recipient;
    completion([INPersonResolutionResult successWithResolvedPerson:recipient]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmBuyGiftCard:(BuyGiftCardIntent *)intent completion:(void (^)(BuyGiftCardIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[BuyGiftCardIntentResponse alloc] initWithCode:BuyGiftCardIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleBuyGiftCard:(BuyGiftCardIntent *)intent completion:(void (^)(BuyGiftCardIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithBalance:recipient:`: “A card worth ${balance} is on its way to
    //   ${recipient}.”
    // - `BuyGiftCardIntentResponseCodeFailure`
    // - `failureDeclinedIntentResponseWithMethod:`: “The payment with ${method} was declined.”
    completion([[BuyGiftCardIntentResponse alloc] initWithCode:BuyGiftCardIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
