// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "SearchPodcastsIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `SearchPodcastsIntent`: “Search for Podcasts”.
///
/// “Searches the catalogue for podcasts about a subject.”
///
/// - Summary: “Search for podcasts about ${query}”
@interface SearchPodcastsIntentHandler : NSObject <SearchPodcastsIntentHandling>

@end

NS_ASSUME_NONNULL_END
