// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "BookTableIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `BookTableIntent`: “Book a Table”.
///
/// “Reserves a table in the coffee bar.”
///
/// - Summary: “Book a table for ${guests} on ${date} in the ${in}”
/// - Summary: “Book a table for ${guests} of ${groupName} on ${date} in the ${in}”
/// - The user is asked for a confirmation before it is handled.
@interface BookTableIntentHandler : NSObject <BookTableIntentHandling>

@end

NS_ASSUME_NONNULL_END
