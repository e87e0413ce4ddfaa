// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "ShareDocumentIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `ShareDocumentIntent`: “Share a Document”.
///
/// “Shares documents in a channel.”
///
/// - Summary: “Share ${documents} in ${in}”
@interface ShareDocumentIntentHandler : NSObject <ShareDocumentIntentHandling>

@end

NS_ASSUME_NONNULL_END
