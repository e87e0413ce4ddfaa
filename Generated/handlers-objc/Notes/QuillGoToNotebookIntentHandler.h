// Scaffolded by intentc from Notes.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "QuillGoToNotebookIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `QuillGoToNotebookIntent`: “Go to a Notebook”.
///
/// “Opens a notebook at its last page.”
///
/// - The definition marks it as deprecated.
@interface QuillGoToNotebookIntentHandler : NSObject <QuillGoToNotebookIntentHandling>

@end

NS_ASSUME_NONNULL_END
