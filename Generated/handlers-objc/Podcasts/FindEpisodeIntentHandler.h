// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "FindEpisodeIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `FindEpisodeIntent`: “Find an Episode”.
///
/// “Finds an episode by its name.”
///
/// - Summary: “Find an episode of ${show}”
/// - Summary: “Find ${episode} in ${show}”
@interface FindEpisodeIntentHandler : NSObject <FindEpisodeIntentHandling>

@end

NS_ASSUME_NONNULL_END
