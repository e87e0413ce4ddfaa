// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import "SearchPodcastsIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation SearchPodcastsIntentHandler

#pragma mark - Resolving

/// Resolves “Subject”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “What should it be about?”
- (void)resolveQueryForSearchPodcasts:(SearchPodcastsIntent *)intent withCompletion:(void (^)(INStringResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.query) {
        completion([INStringResolutionResult needsValue]);
        return;
    }
    NSString *query = intent.query;
    completion([INStringResolutionResult successWithResolvedString:query]);
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmSearchPodcasts:(SearchPodcastsIntent *)intent completion:(void (^)(SearchPodcastsIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[SearchPodcastsIntentResponse alloc] initWithCode:SearchPodcastsIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleSearchPodcasts:(SearchPodcastsIntent *)intent completion:(void (^)(SearchPodcastsIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithCount:`: “I found ${count} podcasts.”
    // - `SearchPodcastsIntentResponseCodeFailure`
    // - `SearchPodcastsIntentResponseCodeFailureNoConnection`: “The catalogue cannot be reached.”
    //
    // The next action in Shortcuts gets `shows` of the response.
    completion([[SearchPodcastsIntentResponse alloc] initWithCode:SearchPodcastsIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
