// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "QuillCleanUpTextIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `QuillCleanUpTextIntent`: “Clean Up Text”.
///
/// “Removes blank lines and double spaces.”
///
/// - Summary: “Clean up ${text} & wrap after ${width} characters”
@interface QuillCleanUpTextIntentHandler : NSObject <QuillCleanUpTextIntentHandling>

@end

NS_ASSUME_NONNULL_END
