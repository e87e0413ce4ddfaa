// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "BuyGiftCardIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `BuyGiftCardIntent`: “Buy a Gift Card”.
///
/// “Buys a gift card and sends it to a friend.”
///
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
@interface BuyGiftCardIntentHandler : NSObject <BuyGiftCardIntentHandling>

@end

NS_ASSUME_NONNULL_END
