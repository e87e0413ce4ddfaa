// Scaffolded by intentc from Errands.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "OrderGroceriesIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `OrderGroceriesIntent`: “Order Groceries”.
///
/// “Has your groceries brought to the door.”
///
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
@interface OrderGroceriesIntentHandler : NSObject <OrderGroceriesIntentHandling>

@end

NS_ASSUME_NONNULL_END
