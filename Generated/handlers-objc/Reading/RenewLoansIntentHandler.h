// Scaffolded by intentc from Reading.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "RenewLoansIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `RenewLoansIntent`: “Renew Loans”.
///
/// “Asks the library for more time with your books.”
///
/// - The user is asked for a confirmation before it is handled.
@interface RenewLoansIntentHandler : NSObject <RenewLoansIntentHandling>

@end

NS_ASSUME_NONNULL_END
