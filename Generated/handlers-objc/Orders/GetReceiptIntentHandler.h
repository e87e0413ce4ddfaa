// Scaffolded by intentc from Orders.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "GetReceiptIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `GetReceiptIntent`: “Get Receipt”.
///
/// “Loads the receipt of an order as a PDF file.”
///
/// - Summary: “Get the receipt of ${order}”
@interface GetReceiptIntentHandler : NSObject <GetReceiptIntentHandling>

@end

NS_ASSUME_NONNULL_END
