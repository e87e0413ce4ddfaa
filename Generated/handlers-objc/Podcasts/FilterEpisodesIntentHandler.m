// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import "FilterEpisodesIntentHandler.h"

NS_ASSUME_NONNULL_BEGIN

@implementation FilterEpisodesIntentHandler

#pragma mark - Options

/// Lists the options for “Episodes”.
- (void)provideEpisodesOptionsCollectionForFilterEpisodes:(FilterEpisodesIntent *)intent withCompletion:(void (^)(INObjectCollection<PodcastEpisode *> * _Nullable episodesOptionsCollection, NSError * _Nullable error))completion API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: List the values to choose from.
    NSArray<PodcastEpisode *> *items = @[];
    completion([[INObjectCollection alloc] initWithItems:items], nil);
}

/// Supplies “Episodes” where no value is set.
- (nullable NSArray<PodcastEpisode *> *)defaultEpisodesForFilterEpisodes:(FilterEpisodesIntent *)intent API_AVAILABLE(ios(14.0), macos(11.0), watchos(7.0)) {
    // TODO: Return the value that most people want.
    return nil;
}

#pragma mark - Handling

/// Checks the intent as a whole, before it is handled.
- (void)confirmFilterEpisodes:(FilterEpisodesIntent *)intent completion:(void (^)(FilterEpisodesIntentResponse *response))completion {
    // TODO: Check that the intent can be handled now, for example that nobody has to sign in.
    completion([[FilterEpisodesIntentResponse alloc] initWithCode:FilterEpisodesIntentResponseCodeReady userActivity:nil]);
}

/// Carries the intent out and answers with the response that fits the outcome.
- (void)handleFilterEpisodes:(FilterEpisodesIntent *)intent completion:(void (^)(FilterEpisodesIntentResponse *response))completion {
    // TODO: Carry the intent out, and answer with the response that fits. The definition has:
    //
    // - `FilterEpisodesIntentResponseCodeSuccess`
    // - `FilterEpisodesIntentResponseCodeFailure`
    //
    // The next action in Shortcuts gets `episodes` of the response.
    completion([[FilterEpisodesIntentResponse alloc] initWithCode:FilterEpisodesIntentResponseCodeFailure userActivity:nil]);
}

@end

NS_ASSUME_NONNULL_END
