// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "PostUpdateIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `PostUpdateIntent`: “Post an Update”.
///
/// “Posts a text, with a picture if you like.”
///
/// - Summary: “Post ${message} to ${audience}”
/// - The user is asked for a confirmation before it is handled.
@interface PostUpdateIntentHandler : NSObject <PostUpdateIntentHandling>

@end

NS_ASSUME_NONNULL_END
