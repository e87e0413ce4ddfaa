// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "QuillRunChecklistIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `QuillRunChecklistIntent`: “Run a Checklist”.
///
/// “Goes through a checklist step by step.”
///
/// - Summary: “Run ${note}”
/// - Summary: “Run ${note} from step ${startStep}”
@interface QuillRunChecklistIntentHandler : NSObject <QuillRunChecklistIntentHandling>

@end

NS_ASSUME_NONNULL_END
