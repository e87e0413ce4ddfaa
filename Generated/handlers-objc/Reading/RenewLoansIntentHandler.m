// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#import "RenewLoansIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation RenewLoansIntentHandler

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmRenewLoans:(RenewLoansIntent *)intent completion:(void (^)(RenewLoansIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[RenewLoansIntentResponse alloc] initWithCode:RenewLoansIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleRenewLoans:(RenewLoansIntent *)intent completion:(void (^)(RenewLoansIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithUntil:`: “You may keep them until ${until}.”
    // - `RenewLoansIntentResponseCodeFailure`
    // - `RenewLoansIntentResponseCodeFailureReserved`: “Somebody else is waiting for one of them.”
    completion([[RenewLoansIntentResponse alloc] initWithCode:RenewLoansIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
