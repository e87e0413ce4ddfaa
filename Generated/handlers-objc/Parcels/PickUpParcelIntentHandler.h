// Scaffolded by intentc from Parcels.intentdefinition. The file is yours: it is never overwritten.

#import <Intents/Intents.h>
#import "PickUpParcelIntent.h"

NS_ASSUME_NONNULL_BEGIN

/// Handles `PickUpParcelIntent`: “Request a Pick-up”.
///
/// “Asks the courier to pick up a parcel.”
///
/// - The user is asked for a confirmation before it is handled.
@interface PickUpParcelIntentHandler : NSObject <PickUpParcelIntentHandling>

@end

NS_ASSUME_NONNULL_END
