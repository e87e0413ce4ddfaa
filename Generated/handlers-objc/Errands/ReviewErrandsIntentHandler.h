// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "ReviewErrandsIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `ReviewErrandsIntent`: “Review Errands”.
///
/// “Shows what is left to do.”
@interface ReviewErrandsIntentHandler : NSObject <ReviewErrandsIntentHandling>

@end

NS_ASSUME_NONNULL_END
