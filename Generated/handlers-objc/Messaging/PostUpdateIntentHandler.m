// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#import "PostUpdateIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation PostUpdateIntentHandler

#pragma mark - Resolving

/// Resolves “Text”.
///
/// - May have several lines
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “What would you like to say?”
- (void)resolveMessageForPostUpdate:(PostUpdateIntent *)intent withCompletion:(void (^)(INStringResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.message) {
        completion([INStringResolutionResult needsValue]);
        return;
    }
    NSString *message = intent.message;
    completion([INStringResolutionResult successWithResolvedString:message]);
}

/// Resolves “Audience”.
///
/// - Default: `PostAudienceFriends`
/// - Prompt: “Who may see it?”
/// - Confirmation: “Should ${audience} see it?”
- (void)resolveAudienceForPostUpdate:(PostUpdateIntent *)intent withCompletion:(void (^)(PostAudienceResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    PostAudience audience = (intent.audience == PostAudienceUnknown) ? PostAudienceFriends : intent.audience;
    // TODO: Check the value. Other answers are:
    //
    // - `[PostAudienceResolutionResult confirmationRequiredWithPostAudienceToConfirm:audience]`:
    //   “Should ${audience} see it?”
    completion([PostAudienceResolutionResult successWithResolvedPostAudience:audience]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmPostUpdate:(PostUpdateIntent *)intent completion:(void (^)(PostUpdateIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[PostUpdateIntentResponse alloc] initWithCode:PostUpdateIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handlePostUpdate:(PostUpdateIntent *)intent completion:(void (^)(PostUpdateIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithLink:`: “Your update is online.”
    // - `PostUpdateIntentResponseCodeFailure`
    // - `PostUpdateIntentResponseCodeFailureTooLong`: “The text is too long.”
    //
    // The next action in Shortcuts gets `link` of the response.
    completion([[PostUpdateIntentResponse alloc] initWithCode:PostUpdateIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
