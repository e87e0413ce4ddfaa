// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import "DownloadEpisodeIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation DownloadEpisodeIntentHandler

#pragma mark - Resolving

/// Resolves “Episode”.
///
/// - Takes the result of the previous action in Shortcuts
/// - Prompt: “Which episode should be downloaded?”
- (void)resolveEpisodeForDownloadEpisode:(DownloadEpisodeIntent *)intent withCompletion:(void (^)(PodcastEpisodeResolutionResult *resolutionResult))completion API_AVAILABLE(ios(13.0), macos(11.0), watchos(6.0)) {
    if (!intent.episode) {
        completion([PodcastEpisodeResolutionResult needsValue]);
        return;
    }
    PodcastEpisode *episode = intent.episode;
    // TODO: Check that the value still exists.
    completion([PodcastEpisodeResolutionResult successWithResolvedPodcastEpisode:episode]);
}

#pragma mark - Options

/// Lists the options for “Episode”.
- (void)provideEpisodeOptionsCollectionForDownloadEpisode:(DownloadEpisodeIntent *)intent searchTerm:(nullable NSString *)searchTerm withCompletion:(void (^)(INObjectCollection<PodcastEpisode *> * _Nullable episodeOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
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

/// Supplies “Episode” where no value is set.
- (nullable PodcastEpisode *)defaultEpisodeForDownloadEpisode:(DownloadEpisodeIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmDownloadEpisode:(DownloadEpisodeIntent *)intent completion:(void (^)(DownloadEpisodeIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[DownloadEpisodeIntentResponse alloc] initWithCode:DownloadEpisodeIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleDownloadEpisode:(DownloadEpisodeIntent *)intent completion:(void (^)(DownloadEpisodeIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `DownloadEpisodeIntentResponseCodeSuccess`
    // - `DownloadEpisodeIntentResponseCodeFailure`
    // - `failureNoSpaceIntentResponseWithRemaining:`: “Only ${remaining} GB are left.”
    // - `DownloadEpisodeIntentResponseCodeLater`: “The download starts when Wi-Fi is there.”
    //
    // The next action in Shortcuts gets `file` of the response.
    completion([[DownloadEpisodeIntentResponse alloc] initWithCode:DownloadEpisodeIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
