// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "RequestRefundIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `RequestRefundIntent`: “Request a Refund”.
///
/// “Asks for your money back when an order went wrong.”
///
/// - Summary: “Ask for a refund of ${order} because: ${reason}”
/// - The user is asked for a confirmation before it is handled.
/// - Not available while the device is locked.
@interface RequestRefundIntentHandler : NSObject <RequestRefundIntentHandling>

@end

NS_ASSUME_NONNULL_END
