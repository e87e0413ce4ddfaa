// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#import "AddErrandIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation AddErrandIntentHandler

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmAddErrand:(AddErrandIntent *)intent completion:(void (^)(AddErrandIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[AddErrandIntentResponse alloc] initWithCode:AddErrandIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleAddErrand:(AddErrandIntent *)intent completion:(void (^)(AddErrandIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `AddErrandIntentResponseCodeFailure`: “The list is full.”
    // - `successIntentResponseWithWhat:position:`: “${what} is number ${position} on your list.”
    // - `failureDuplicateIntentResponseWithWhat:`: “${what} is on your list already.”
    completion([[AddErrandIntentResponse alloc] initWithCode:AddErrandIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
