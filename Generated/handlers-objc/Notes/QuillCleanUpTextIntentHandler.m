// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import "QuillCleanUpTextIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation QuillCleanUpTextIntentHandler

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmCleanUpText:(QuillCleanUpTextIntent *)intent completion:(void (^)(QuillCleanUpTextIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[QuillCleanUpTextIntentResponse alloc] initWithCode:QuillCleanUpTextIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleCleanUpText:(QuillCleanUpTextIntent *)intent completion:(void (^)(QuillCleanUpTextIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithRemoved:`: “Done. ${removed} characters < before.”
    // - `QuillCleanUpTextIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `text` of the response.
    completion([[QuillCleanUpTextIntentResponse alloc] initWithCode:QuillCleanUpTextIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
