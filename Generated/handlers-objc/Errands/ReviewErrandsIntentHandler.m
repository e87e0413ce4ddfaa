// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#import "ReviewErrandsIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation ReviewErrandsIntentHandler

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmReviewErrands:(ReviewErrandsIntent *)intent completion:(void (^)(ReviewErrandsIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[ReviewErrandsIntentResponse alloc] initWithCode:ReviewErrandsIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleReviewErrands:(ReviewErrandsIntent *)intent completion:(void (^)(ReviewErrandsIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `ReviewErrandsIntentResponseCodeFailure`
    // - `ReviewErrandsIntentResponseCodeSuccess`
    completion([[ReviewErrandsIntentResponse alloc] initWithCode:ReviewErrandsIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
