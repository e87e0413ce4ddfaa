// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "FilterEpisodesIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `FilterEpisodesIntent`: “Filter Episodes”.
///
/// “Keeps only some of the episodes.”
///
/// - Summary: “Filter ${episodes} to ${filter}”
@interface FilterEpisodesIntentHandler : NSObject <FilterEpisodesIntentHandling>

@end

NS_ASSUME_NONNULL_END
