// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "OrderCoffeeIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `OrderCoffeeIntent`: “Order Coffee”.
///
/// “Orders a drink from a coffee bar near you.”
///
/// - Summary: “Order ${quantity} ${size} ${drink} with ${extras}, then ${delivery} to ${address}”
/// - Summary: “Order ${quantity} ${size} ${drink} with ${extras}, then ${delivery} at
///   ${pickupTime}”
/// - The user is asked for a confirmation before it is handled.
@interface OrderCoffeeIntentHandler : NSObject <OrderCoffeeIntentHandling>

@end

NS_ASSUME_NONNULL_END
