// Scaffolded by intentc from Messaging.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "SendVoiceNoteIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `SendVoiceNoteIntent`: “Send a Voice Note”.
///
/// “Sends a recording to people you know.”
///
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
@interface SendVoiceNoteIntentHandler : NSObject <SendVoiceNoteIntentHandling>

@end

NS_ASSUME_NONNULL_END
