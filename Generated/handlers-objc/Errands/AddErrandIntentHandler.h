// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "AddErrandIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `AddErrandIntent`: “Add an Errand”.
///
/// “Puts something on your list of errands.”
@interface AddErrandIntentHandler : NSObject <AddErrandIntentHandling>

@end

NS_ASSUME_NONNULL_END
