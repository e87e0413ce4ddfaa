// Scaffolded by intentc from Podcasts.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "DownloadEpisodeIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `DownloadEpisodeIntent`: “Download an Episode”.
///
/// “Downloads an episode so that you can listen offline.”
///
/// - Summary: “Download ${episode}”
@interface DownloadEpisodeIntentHandler : NSObject <DownloadEpisodeIntentHandling>

@end

NS_ASSUME_NONNULL_END
