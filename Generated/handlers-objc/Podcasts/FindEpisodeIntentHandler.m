// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import "FindEpisodeIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation FindEpisodeIntentHandler

#pragma mark - Resolving

/// Resolves “Episode”.
///
/// - Only if `show` has a value
/// - Prompt: “Which episode?”
/// - Introduction to a choice: “There are ${count} episodes like ‘${episode}’.”
- (void)resolveEpisodeForFindEpisode:(FindEpisodeIntent *)intent withCompletion:(void (^)(PodcastEpisodeResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.show) {
        completion([PodcastEpisodeResolutionResult notRequired]);
        return;
    }
    if (!intent.episode) {
        completion([PodcastEpisodeResolutionResult needsValue]);
        return;
    }
    PodcastEpisode *episode = intent.episode;
    // TODO: Find the values that may be meant. If there are several, the user chooses one.
    NSArray<PodcastEpisode *> *matches = @[episode];
    if (matches.count == 0) {
        completion([PodcastEpisodeResolutionResult unsupported]);
        return;
    }
    if (matches.count > 1) {
        completion([PodcastEpisodeResolutionResult disambiguationWithPodcastEpisodesToDisambiguate:matches]);
        return;
    }
    completion([PodcastEpisodeResolutionResult successWithResolvedPodcastEpisode:matches[0]]);
}

#pragma mark - Options

/// Lists the options for “Podcast”.
- (void)provideShowOptionsCollectionForFindEpisode:(FindEpisodeIntent *)intent withCompletion:(void (^)(INObjectCollection<PodcastShow *> * _Nullable showOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<PodcastShow *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Lists the options for “Episode”.
- (void)provideEpisodeOptionsCollectionForFindEpisode:(FindEpisodeIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<PodcastEpisode *> * _Nullable episodeOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from; `intent.show` is known already.
    NSArray<PodcastEpisode *> *items = @[];
    if (searchTerm.length == 0) {
        completion([[INObjectCollection alloc] initWithItems:items], nil);
        return;
    }
    NSMutableArray<PodcastEpisode *> *matches = [NSMutableArray array];
    for (PodcastEpisode *item in items) {
        if ([item.displayString localizedCaseInsensitiveContainsString:searchTerm]) {
            [matches addObject:item];
        }
    }
    completion([[INObjectCollection alloc] initWithItems:matches], nil);
}

/// Supplies “Podcast” where no value is set.
- (nullable PodcastShow *)defaultShowForFindEpisode:(FindEpisodeIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

/// Supplies “Episode” where no value is set.
- (nullable PodcastEpisode *)defaultEpisodeForFindEpisode:(FindEpisodeIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmFindEpisode:(FindEpisodeIntent *)intent completion:(void (^)(FindEpisodeIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[FindEpisodeIntentResponse alloc] initWithCode:FindEpisodeIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleFindEpisode:(FindEpisodeIntent *)intent completion:(void (^)(FindEpisodeIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `successIntentResponseWithEpisode:`: “${episode} from ${episode.show}.”
    // - `FindEpisodeIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `episode` of the response.
    completion([[FindEpisodeIntentResponse alloc] initWithCode:FindEpisodeIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
