// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "QuillCreateNoteIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `QuillCreateNoteIntent`: “Create a Note”.
///
/// “Writes a new note into a notebook.”
///
/// - Summary: “Create ${heading} with ${text} in ${notebook}”
@interface QuillCreateNoteIntentHandler : NSObject <QuillCreateNoteIntentHandling>

@end

NS_ASSUME_NONNULL_END
