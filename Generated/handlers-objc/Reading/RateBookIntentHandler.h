// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "RateBookIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `RateBookIntent`: “Rate a Book”.
///
/// “Gives a book up to five stars.”
///
/// - Summary: “Rate ${book} with ${stars} stars”
@interface RateBookIntentHandler : NSObject <RateBookIntentHandling>

@end

NS_ASSUME_NONNULL_END
